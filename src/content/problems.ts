import type { Problem } from './problem.ts';
import { applications } from './problems/applications.ts';
import { billing } from './problems/billing.ts';
import { booking } from './problems/booking.ts';
import { churn } from './problems/churn.ts';
import { complaints } from './problems/complaints.ts';
import { deadlines } from './problems/deadlines.ts';
import { dispatch } from './problems/dispatch.ts';
import { fewCustomers } from './problems/few-customers.ts';
import { findingPapers } from './problems/finding-papers.ts';
import { firstWeeks } from './problems/first-weeks.ts';
import { handOver } from './problems/hand-over.ts';
import { hiring } from './problems/hiring.ts';
import { inspections } from './problems/inspections.ts';
import { lateFigures } from './problems/late-figures.ts';
import { latePayment } from './problems/late-payment.ts';
import { leadQuality } from './problems/lead-quality.ts';
import { missedCalls } from './problems/missed-calls.ts';
import { missingPapers } from './problems/missing-papers.ts';
import { noShows } from './problems/no-shows.ts';
import { onePerson } from './problems/one-person.ts';
import { overload } from './problems/overload.ts';
import { pricing } from './problems/pricing.ts';
import { programs } from './problems/programs.ts';
import { quoteFollowUp } from './problems/quote-follow-up.ts';
import { quoting } from './problems/quoting.ts';
import { recalls } from './problems/recalls.ts';
import { reports } from './problems/reports.ts';
import { returns } from './problems/returns.ts';
import { reviews } from './problems/reviews.ts';
import { rework } from './problems/rework.ts';
import { rota } from './problems/rota.ts';
import { sameQuestions } from './problems/same-questions.ts';
import { slowReplies } from './problems/slow-replies.ts';
import { staffShortage } from './problems/staff-shortage.ts';
import { stock } from './problems/stock.ts';
import { supplierPrices } from './problems/supplier-prices.ts';
import { suppliers } from './problems/suppliers.ts';
import { texts } from './problems/texts.ts';
import { typing } from './problems/typing.ts';
import { uneven } from './problems/uneven.ts';
import { unknownNumbers } from './problems/unknown-numbers.ts';
import { whereItStands } from './problems/where-it-stands.ts';

/** What troubles a business, by job, with questions about each. */
export const problems: readonly Problem[] = [
	quoting,
	quoteFollowUp,
	pricing,
	missedCalls,
	slowReplies,
	sameQuestions,
	leadQuality,
	fewCustomers,
	rota,
	dispatch,
	noShows,
	booking,
	latePayment,
	billing,
	typing,
	missingPapers,
	applications,
	lateFigures,
	unknownNumbers,
	deadlines,
	reports,
	stock,
	supplierPrices,
	suppliers,
	returns,
	complaints,
	reviews,
	recalls,
	churn,
	hiring,
	firstWeeks,
	staffShortage,
	whereItStands,
	handOver,
	onePerson,
	overload,
	inspections,
	rework,
	texts,
	findingPapers,
	programs,
	uneven,
];
