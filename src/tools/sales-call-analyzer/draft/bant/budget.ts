import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { paragraph, possessive } from '#prose/sentences.ts';
import { MONEY_APPROVED, OFFERED, OWN_LIMIT, PRICE_ACCEPTED } from '#reading/cues/money.ts';
import { verb } from '#reading/party.ts';
import { priceIn } from '#reading/prices.ts';
import { type Moment, match, type Remark } from '#reading/remark.ts';
import type { Reading } from '../../reading.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { buysForWork } from '../summary/form.ts';
import { cited, citedInline, priceAt, who } from '../words.ts';
import { type BantPart, type Check, evidenceOf, met, scoreOf } from './part.ts';

interface BudgetFacts {
	raised: Moment | null;
	figure: Moment | null;
	accepted: Moment | null;
	limit: Moment | null;
	approval: Moment | null;
	refused: Moment | null;
}

const SPOKEN_SUM = /\b(?:(?:hundred|thousand|grand)|\w+ty (?:a|per) (?:month|year|week))\b/i;

/** What somebody pays anyway is no limit. */
const PAID_TODAY = /\b(?:we|i) (?:already |currently )?pay(?! (?:up to|at most))\b/i;

function limitIn(remark: Remark): Moment | null {
	const moment = match(remark, OWN_LIMIT, PAID_TODAY);
	if (moment === null) return null;
	const sum = remark.figures.some(({ kind }) => kind === 'money' || kind === 'count') || SPOKEN_SUM.test(remark.folded);
	return sum || priceIn(remark) !== null ? moment : null;
}

/** What the prospect could spend; in a bargain the last offer. */
export function limitOf(reading: Reading): Moment | null {
	const told = reading.facts.said.prospect.flatMap((remark) => limitIn(remark) ?? []);
	const [first] = told;
	if (first === undefined) return reading.money.none;
	return (isOffer(first) ? told.findLast(isOffer) : undefined) ?? first;
}

function isOffer(moment: Moment): boolean {
	return OFFERED.test(moment.remark.folded);
}

function budgetFacts(reading: Reading): BudgetFacts {
	const { money, facts, step } = reading;
	const first = facts.said.prospect.flatMap((remark) => match(remark, MONEY_APPROVED) ?? [])[0];
	const settled =
		step.kind === 'agreed'
			? facts.said.prospect.flatMap((remark) => match(remark, PRICE_ACCEPTED) ?? []).at(-1)
			: undefined;
	const prices = money.prices.filter(({ side }) => side === 'salesperson');
	const contested = prices.some(({ reaction }) => reaction === 'refused' || reaction === 'doubted');
	const answered = prices.find(({ reaction }) => reaction === 'accepted' || reaction === 'taken up')?.answer ?? null;
	return {
		raised: money.raised,
		figure: mainPrice(reading)?.moment ?? money.prices[0]?.moment ?? null,
		accepted: settled ?? (contested || money.refused !== null ? null : answered),
		limit: limitOf(reading),
		approval: first ?? null,
		refused: money.refused,
	};
}

function checksOf(found: BudgetFacts): Check[] {
	return [
		{ open: 'money', evidence: found.raised },
		{ open: 'a figure', evidence: found.figure },
		{ open: 'how the figure was taken', evidence: found.accepted },
		{ open: 'a limit of their own', evidence: found.limit },
		{ open: 'who approves the money', evidence: found.approval },
	];
}

function opening(reading: Reading, found: BudgetFacts): string {
	const price = mainPrice(reading);
	const { asked } = reading.money;
	const named = price === null ? '' : `${who(reading.facts, price.moment)} named ${priceAt(price)}`;
	if (asked !== null && price !== null && reading.step.kind !== 'agreed') {
		return asked.line <= price.moment.line
			? `${capital(who(reading.facts, asked))} asked what it costs ${at(asked.line)}, and ${named}`
			: `${capital(named)} before anybody asked for a price`;
	}
	if (price !== null) return capital(named);
	if (asked !== null)
		return `${capital(who(reading.facts, asked))} asked for a price, ${citedInline(asked)}, and got no figure`;
	const raised = found.raised;
	if (found.limit !== null || raised === null || raised.remark.index === found.refused?.remark.index) return '';
	return `Money came up only in ${citedInline(raised)}`;
}

function reaction(reading: Reading, found: BudgetFacts): string {
	const price = mainPrice(reading);
	if (found.refused !== null) {
		const seller = found.refused.remark.side === 'salesperson';
		return seller
			? `${capital(who(reading.facts, found.refused))} turned the offer down: ${cited(found.refused)}`
			: `${found.refused.remark.index === found.raised?.remark.index ? 'Money came up only to be refused' : 'It was refused'}: ${cited(found.refused)}`;
	}
	if (price === null) return '';
	if (reading.step.kind === 'agreed' && found.accepted === null)
		return `The two sides agreed ${at(reading.step.line ?? price.moment.line)}`;
	if (price.answer !== null && price.reaction === 'refused')
		return `It was turned down at first, ${citedInline(price.answer)}; the talk went on${reading.step.line === null ? '' : `, and a step was agreed ${at(reading.step.line)}`}`;
	if (found.accepted !== null && reading.step.kind === 'agreed')
		return `It ended in agreement: ${cited(found.accepted)}`;
	if (price.answer !== null && price.reaction === 'doubted') return `The figure met with doubt: ${cited(price.answer)}`;
	if (price.answer !== null && price.reaction === 'accepted') return `The answer was ${cited(price.answer)}`;
	if (price.answer === null && found.accepted !== null)
		return `A later figure was answered with ${cited(found.accepted)}`;
	if (price.answer !== null)
		return `${capital(who(reading.facts, price.answer))} took it up with ${citedInline(price.answer)} and did not object`;
	return `What ${reading.facts.buyer.name} made of the figure was not said; a short acknowledgement shows attention, not consent`;
}

function limitText(reading: Reading, found: BudgetFacts): string {
	const { buyer } = reading.facts;
	const none = reading.money.none;
	if (found.limit !== null && found.limit.line === found.accepted?.line)
		return reading.step.kind === 'agreed' ? '' : 'Their own limit stands in the same words';
	if (found.limit !== null && found.limit.line !== none?.line)
		return isOffer(found.limit)
			? `The last offer of ${buyer.name} was ${citedInline(found.limit)}`
			: found.limit.line === found.refused?.line
				? 'Their own limit stands in the same words'
				: `${capital(possessive(buyer.name))} own limit stands in ${citedInline(found.limit)}`;
	if (none !== null)
		return found.refused?.line === none.line || mainPrice(reading)?.answer?.line === none.line
			? ''
			: `Nothing is set aside: ${cited(none)}`;
	return `What ${buyer.name} ${verb(buyer, 'has', 'have')} set aside was not asked`;
}

/** What the form says of the budget, held against who said it in the call. */
function formText(reading: Reading, limit: Moment | null): string {
	const given = reading.facts.input.budgetDiscussed.replace(/(?<![.\s])[.\s]+$/, '');
	if (given === '') return '';
	const price = mainPrice(reading);
	if (limit !== null) return `The form notes: ${given}. In the call the limit is that of line ${limit.line}`;
	if (price !== null)
		return `The form notes: ${given}. In the transcript the figure is ${possessive(who(reading.facts, price.moment))} ${at(price.moment.line)}, not the customer's`;
	return reading.money.raised === null
		? `The form notes: ${given}. The transcript does not show it`
		: `The form notes: ${given}`;
}

function question(reading: Reading, found: BudgetFacts, checks: readonly Check[]): string {
	if ((met(checks) === checks.length || reading.step.kind === 'agreed') && found.refused === null) return '';
	const price = mainPrice(reading);
	const pain = mainPain(reading);
	const none = reading.money.none;
	if (none !== null)
		return `You said ${citedInline(none)}. When is the next budget made, and what would have to be shown by then?`;
	if (found.refused?.remark.side === 'salesperson')
		return `We stopped at ${citedInline(found.refused)}. What besides the price could close the gap?`;
	if (found.refused !== null && found.limit !== null)
		return `You named your limit ${at(found.limit.line)}. What could be left out to stay within it?`;
	if (found.refused !== null)
		return `You said ${citedInline(found.refused)}. Which amount would have been right, and for what?`;
	if (price !== null && found.limit === null) return `How does ${priceAt(price)} compare with what you had in mind?`;
	if (price !== null && found.limit !== null && (found.approval !== null || !buysForWork(reading)))
		return `What would have to change for ${priceAt(price)} to stay within what you named ${at(found.limit.line)}?`;
	if (found.limit !== null && found.approval === null)
		return `Who has to approve a sum like the one you named ${at(found.limit.line)}?`;
	if (pain !== null && !buysForWork(reading))
		return `What would you want to spend on changing what you named ${at(pain.moment.line)}, and what would be too much?`;
	if (pain !== null)
		return `What does the trouble you named ${at(pain.moment.line)} cost you today, and what have you set aside to change it?`;
	if (reading.needs.request !== null)
		return `What have you set aside for what you have in mind ${at(reading.needs.request.line)}?`;
	return 'What have you planned to spend on this, and where would the money come from?';
}

export function budgetPart(reading: Reading): BantPart {
	const found = budgetFacts(reading);
	const checks = checksOf(found);
	const nextQuestion = question(reading, found, checks);
	if (met(checks) === 0) {
		const assessment = paragraph(
			`Not discussed: neither ${reading.facts.seller.name} nor ${reading.facts.buyer.name} named a price, a cost or a budget`,
			formText(reading, found.limit),
		);
		return { score: 0, assessment, evidence: [], nextQuestion };
	}
	const approval =
		found.approval === null || found.approval.line === found.limit?.line
			? ''
			: `On approving money: ${cited(found.approval)}`;
	return {
		score: scoreOf(checks, found.refused !== null),
		assessment: paragraph(
			opening(reading, found),
			reaction(reading, found),
			limitText(reading, found),
			approval,
			formText(reading, found.limit),
		),
		evidence: evidenceOf(found.raised, found.figure, found.accepted, found.limit, found.approval, found.refused),
		nextQuestion,
	};
}
