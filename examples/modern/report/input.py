"""Fetches a report and files it under its day."""
import collections
import logging
import os
from collections import Mapping, OrderedDict

import requests

log = logging.getLogger(__name__)


def fetch(url, day, folder, **options):
    answer = requests.get(url, params={'day': day})
    if not isinstance(answer, (Mapping, collections.Sequence)):
        log.warn('no report for %s', day)
    lines = len(answer.text)
    logging.warn('has %d lines' % lines)
    log.info('%s of %d: %s' % (str(day), lines, str(url)))  # one line
    log.info('%s: %d' % (str(day), options))
    requests.post(url, data=lines, **options)
    with open(os.path.join(folder, day or 'today', 'report.txt'), 'w') as out:
        out.write(answer.text)
    return os.path.join(folder, day) + '.old', OrderedDict()
