// The formulas of M. Jansen's thesis "A performance-based recommender system for distributed DNN
// training" (2020), each in a function named after its equation. Symbols are those of its table
// 5.1, in seconds, bytes and bytes a second.
#pragma once
#include <vector>

#include "hvrewrite/plan.h"

namespace plan::thesis {

// Equation 5.1: T = T_seq/W + 2(W-1) max_i (L_i + min(G,th) / (W BW_i)).
// `t_seq`: seconds in which one device does the work of one global step, that is of W batches.
// The text leaves open whether the second term comes once a global step or once a sequential
// batch; here it comes once a global step, in which W batches are done.
double equation_5_1(double t_seq, int workers, double gradients, double threshold,
                    const std::vector<Link>& ring);

// Equation 6.1: T_comp = T_seq (W + #mb - 1) / (W #mb). `t_seq` is measured at the size of a
// micro-batch.
double equation_6_1(double t_seq, int workers, int micro_batches);

// Equation 6.2: T_comm = 2 (S1 + (#mb - (W-2)) c(1, W-1) + S2), c(a, z) = max_{j=a..z} (L_j +
// mb A_j / BW_j), S1 = sum_{i=1..W-2} c(1, i), S2 = sum_{i=2..W-1} c(i, W-1). `links[j]` and
// `sent[j]` (bytes of a micro-batch over the cut) belong to the cut behind partition j.
double equation_6_2(int workers, int micro_batches, const std::vector<Link>& links,
                    const std::vector<double>& sent);

// The predictions made of them. GPipe's time is the sum of 6.1 and 6.2, as the text has it.
Prediction data_parallel(const Profile& p, const Cluster& c, const Question& q);
Prediction gpipe(const Profile& p, const Cluster& c, const Question& q);

}  // namespace plan::thesis
