import type { Problem } from './problem.ts';
import { advertising } from './problems/advertising.ts';
import { applications } from './problems/applications.ts';
import { approval } from './problems/approval.ts';
import { askedFor } from './problems/asked-for.ts';
import { billing } from './problems/billing.ts';
import { booking } from './problems/booking.ts';
import { breakdowns } from './problems/breakdowns.ts';
import { callBacks } from './problems/call-backs.ts';
import { calledOff } from './problems/called-off.ts';
import { churn } from './problems/churn.ts';
import { competition } from './problems/competition.ts';
import { complaints } from './problems/complaints.ts';
import { contractors } from './problems/contractors.ts';
import { deadlines } from './problems/deadlines.ts';
import { delays } from './problems/delays.ts';
import { discounts } from './problems/discounts.ts';
import { dispatch } from './problems/dispatch.ts';
import { estimates } from './problems/estimates.ts';
import { extras } from './problems/extras.ts';
import { fewCustomers } from './problems/few-customers.ts';
import { findingPapers } from './problems/finding-papers.ts';
import { firstWeeks } from './problems/first-weeks.ts';
import { handOver } from './problems/hand-over.ts';
import { hiring } from './problems/hiring.ts';
import { inbox } from './problems/inbox.ts';
import { inspections } from './problems/inspections.ts';
import { languages } from './problems/languages.ts';
import { lateFigures } from './problems/late-figures.ts';
import { latePayment } from './problems/late-payment.ts';
import { leadQuality } from './problems/lead-quality.ts';
import { meetings } from './problems/meetings.ts';
import { missedCalls } from './problems/missed-calls.ts';
import { missingPapers } from './problems/missing-papers.ts';
import { noShows } from './problems/no-shows.ts';
import { onePerson } from './problems/one-person.ts';
import { oneTime } from './problems/one-time.ts';
import { overload } from './problems/overload.ts';
import { paperNotes } from './problems/paper-notes.ts';
import { paperwork } from './problems/paperwork.ts';
import { payroll } from './problems/payroll.ts';
import { permits } from './problems/permits.ts';
import { pictures } from './problems/pictures.ts';
import { platforms } from './problems/platforms.ts';
import { priceObjections } from './problems/price-objections.ts';
import { pricing } from './problems/pricing.ts';
import { programs } from './problems/programs.ts';
import { quoteFollowUp } from './problems/quote-follow-up.ts';
import { quoting } from './problems/quoting.ts';
import { recalls } from './problems/recalls.ts';
import { receipts } from './problems/receipts.ts';
import { records } from './problems/records.ts';
import { reports } from './problems/reports.ts';
import { requests } from './problems/requests.ts';
import { returns } from './problems/returns.ts';
import { reviews } from './problems/reviews.ts';
import { rework } from './problems/rework.ts';
import { rota } from './problems/rota.ts';
import { sameQuestions } from './problems/same-questions.ts';
import { seasons } from './problems/seasons.ts';
import { slowReplies } from './problems/slow-replies.ts';
import { staffShortage } from './problems/staff-shortage.ts';
import { stalled } from './problems/stalled.ts';
import { stock } from './problems/stock.ts';
import { subscriptions } from './problems/subscriptions.ts';
import { supplierPrices } from './problems/supplier-prices.ts';
import { suppliers } from './problems/suppliers.ts';
import { taxes } from './problems/taxes.ts';
import { texts } from './problems/texts.ts';
import { trips } from './problems/trips.ts';
import { typing } from './problems/typing.ts';
import { uneven } from './problems/uneven.ts';
import { unknownNumbers } from './problems/unknown-numbers.ts';
import { waiting } from './problems/waiting.ts';
import { website } from './problems/website.ts';
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
	callBacks,
	inbox,
	requests,
	oneTime,
	subscriptions,
	discounts,
	priceObjections,
	platforms,
	approval,
	breakdowns,
	delays,
	waiting,
	extras,
	competition,
	seasons,
	meetings,
	paperwork,
	receipts,
	taxes,
	paperNotes,
	payroll,
	advertising,
	website,
	pictures,
	languages,
	contractors,
	stalled,
	askedFor,
	calledOff,
	permits,
	estimates,
	records,
	trips,
];
