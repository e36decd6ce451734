"""Fetches a report and files it under its day."""
import collections
import logging
import os
from collections.abc import Mapping
from collections import OrderedDict

import requests
from pathlib import Path

log = logging.getLogger(__name__)


def fetch(url, day, folder, **options):
    answer = requests.get(url, params={'day': day}, timeout=10)
    if not isinstance(answer, (Mapping, collections.abc.Sequence)):
        log.warning('no report for %s', day)
    lines = len(answer.text)
    logging.warning(f"has {lines} lines")
    log.info(f"{str(day)} of {lines}: {str(url)}")  # one line
    log.info('%s: %d' % (str(day), options))
    requests.post(url, data=lines, **options)
    with open(Path(folder) / (day or 'today') / 'report.txt', 'w') as out:
        out.write(answer.text)
    return os.path.join(folder, day) + '.old', OrderedDict()
