import { figuresIn } from '#evidence/figures.ts';
import { capital } from '#language/capitals.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { brief, isReadable } from '#reading/brief.ts';
import type { Concern } from '#reading/concerns.ts';
import { STEP_NOUN } from '#reading/cues/closing.ts';
import { standingAlone } from '#reading/offers.ts';
import { asNamed, type Price, yearly } from '#reading/quoted-prices.ts';
import { type Moment, momentAt, type Remark } from '#reading/remark.ts';
import { confirmedSummary } from '#reading/summary.ts';
import type { Kind } from './kinds.ts';
import { byWhom, isSpent, type Material, owner, type Pain, quoteOf, takeOffer } from './material.ts';

/** Pieces that more than one kind of option is made of. */

/** "Business is lost: “…”"; for a second trouble of the same kind the words stand alone. */
export function painLine(material: Material, { moment, kind }: Pain, told: Set<Kind>): string {
	const words = quoteOf(material, moment);
	const by = byWhom(material, moment);
	if (!told.has(kind)) {
		told.add(kind);
		return `${kind.lead}${by}: ${words}`;
	}
	return by === '' ? `Also: ${words}` : `Also${by}: ${words}`;
}

/** The troubles not told yet, up to `most`, those of `first` before the others. */
export function painLines(material: Material, most: number, first?: Kind): string[] {
	const open = material.pains.filter((pain) => !isSpent(material, pain.moment));
	const own = first === undefined ? [] : open.filter(({ kind }) => kind === first);
	const told = new Set<Kind>();
	return [...own, ...open.filter((pain) => !own.includes(pain))]
		.slice(0, most)
		.sort((a, b) => a.moment.remark.index - b.moment.remark.index)
		.map((pain) => painLine(material, pain, told));
}

/** What the client told of itself, where troubles alone would say too little. */
export function toldLines(material: Material, most: number): string[] {
	return material.told
		.filter((moment) => !isSpent(material, moment))
		.slice(0, most)
		.sort((a, b) => a.line - b.line)
		.map((moment, index) =>
			index === 0
				? `You told us${byWhom(material, moment)}: ${quoteOf(material, moment, 170)}`
				: capital(quoteOf(material, moment, 170)),
		);
}

const CHANGED = /\bfrom \S+ to \S+|\b(?:was|were|used to)\b.*\bnow\b/i;
const WEIGHTY = new Set(['percent', 'money', 'duration']);

/** The client's own numbers that stand in no other line. */
export function figureLines(material: Material, most: number): string[] {
	const { facts, needs } = material.reading;
	const price = material.prices[0]?.remark.index ?? Infinity;
	const isTold = ({ figures }: Remark) =>
		figures.length > 1 || figures.some(({ kind, low }) => WEIGHTY.has(kind) || low !== undefined);
	const changed = facts.said.prospect.flatMap((remark) => {
		const found = remark.figures.length > 0 && remark.questions === 0 ? CHANGED.exec(remark.folded) : null;
		return found === null ? [] : [momentAt(remark, found.index, found.index + found[0].length)];
	});
	const open = [...needs.figures, ...changed].filter(
		(moment, index, all) =>
			moment.remark.index < price &&
			!isSpent(material, moment) &&
			moment.remark !== material.wanted?.remark &&
			moment.remark !== material.limit?.remark &&
			moment.remark.words > 3 &&
			(changed.includes(moment) || isTold(moment.remark)) &&
			isReadable(brief(moment, 160)) &&
			all.findIndex((other) => other.remark === moment.remark) === index,
	);
	const words = open
		.sort((a, b) => a.remark.index - b.remark.index)
		.slice(0, most)
		.map((moment) => quoteOf(material, moment));
	return words.length === 0 ? [] : [`${words.length === 1 ? 'Your figure' : 'Your figures'}: ${listOf(words)}`];
}

/** The sum that the client can spend, where no option is made of it. */
export function limitLine(material: Material): string {
	const { limit } = material;
	return limit === null || isSpent(material, limit) ? '' : `Your limit for it: ${quoteOf(material, limit, 130)}`;
}

/** What the salesperson summed up and the client confirmed. */
export function summaryLine(material: Material): string {
	const words = confirmedSummary(material.reading.facts);
	return words === '' ? '' : `We summed it up on the call, and you confirmed it: ${quoted(words)}`;
}

export function firstUnspent(material: Material, moments: readonly (Moment | null)[]): Moment | null {
	return (
		moments.find((moment) => moment !== null && !isSpent(material, moment) && isReadable(brief(moment, 130))) ?? null
	);
}

/** "Investment, as named on the call: “…”." with the year where it can be reckoned, else the gap. */
export function investment(prices: readonly Price[], given: readonly string[]): string[] {
	const named = new Set(prices.flatMap(({ remark }) => moneyIn(remark.text)));
	const anew = given.some((note) => moneyIn(note).some((sum) => !named.has(sum)));
	if (anew || (prices.length === 0 && given.length > 0)) return [`Investment: ${given.join(' ')}`];
	if (prices.length === 0) return ['Investment for the whole: [add price]'];
	return [`Investment, as named on the call: ${asNamed(prices)}`, yearly(prices.map(({ words }) => words)), ...given];
}

function moneyIn(text: string): number[] {
	return figuresIn(text).flatMap(({ kind, value }) => (kind === 'money' && value !== null ? [value] : []));
}

/** "the demo", "the visit"; "our next conversation" where no noun was said. */
export function meetingName({ reading }: Material): string {
	const offered = reading.openOffer === null ? '' : (STEP_NOUN.exec(reading.openOffer.remark.folded)?.[1] ?? '');
	const what = reading.step.what === '' ? offered.toLowerCase() : reading.step.what;
	return /^(?:call|conversation|contract|agreement|proposal|quote|trial|pilot|)$/.test(what)
		? 'our next conversation'
		: `the ${what}`;
}

/** "Demo: Tuesday at 3 (Tuesday 30 January 2024)". */
export function meetingLine(material: Material): string {
	const { step } = material.reading;
	if (step.kind !== 'dated' || step.when === '') return '';
	const name = /^(?:trial|pilot)$/.test(step.what) ? step.what : meetingName(material).replace(/^(?:the|our) /, '');
	const day = step.day === null ? '' : ` (${step.day})`;
	return `${capital(name)}: ${capital(step.when)}${day}`;
}

/** "On Tuesday at three", "Tomorrow at ten"; "At our next conversation" where no day was agreed. */
export function atMeeting(material: Material): string {
	const { step } = material.reading;
	if (step.kind !== 'dated' || step.when === '') return capital(`at ${meetingName(material)}`);
	return /^(?:tomorrow|tonight|this|next)\b/i.test(step.when) ? capital(step.when) : `On ${capital(step.when)}`;
}

const LATE = 0.3;
const VAGUE_PROMISE =
	/\b(?:call it|call them|ask you|check the|bear with|find that out|get (?:somebody|you)|tell (?:her|him|them)|let me (?:talk|speak)|say|tell you what|take that)\b/i;

/** "I'll send it tomorrow", without a word for what is sent. */
const UNNAMED =
	/\b(?:send|bring|dig|get|do|check|write|sort|set)\b(?: (?:you|us|me|him|her|them))? (?:it|that|those|them)(?: (?:out|over|off|up|soon|later|today|tonight|tomorrow|first|(?:by|on|this|next|before) [\w ]+))?\W*$/i;

/** Who promised what, in the words of the promise; each once. */
export function promiseLines(material: Material, most: number): string[] {
	const { commitments, facts } = material.reading;
	return commitments
		.filter(
			({ moment }) =>
				moment.remark.turn >= facts.turns.length * LATE &&
				moment.remark.words > 3 &&
				!VAGUE_PROMISE.test(moment.remark.folded) &&
				!isSpent(material, moment) &&
				isReadable(brief(moment, 150)),
		)
		.slice(-most)
		.map(({ moment }) => {
			const who = material.labelled ? owner(material, moment.remark) : 'Promised on the call';
			const what = UNNAMED.test(moment.remark.folded) && !/,/.test(moment.quote) ? ' [add what]' : '';
			return `${who}: ${quotedPromise(material, moment)}${what}`;
		});
}

function quotedPromise(material: Material, moment: Moment): string {
	material.spent.add(moment.remark.index);
	return quoted(brief(moment, 150).replace(/(?<![.,;:])[.,;:]+$/, ''));
}

const THEIRS = /^(?:my|our) (?=\S)/i;

/** Who has to agree, said to the client: "your wife", "Beth"; empty where nobody was named. */
export function decider({ reading }: Material): string {
	return reading.people.named.replace(THEIRS, 'your ').replace(/^the (?=\S)/i, 'your ');
}

/** What is known, and what is asked, of who decides. */
export function deciderLine(material: Material): string {
	const { people } = material.reading;
	const who = decider(material);
	const open = material.notes.asks.find((ask) => /\bwho\b/i.test(ask));
	if (open !== undefined) return `You tell us: [add ${open}]`;
	if (who === '') {
		const said = firstUnspent(
			material,
			people.said.filter(({ remark }) => remark.words > 3),
		);
		if (said !== null) return `Who decides, as you put it: ${quoteOf(material, said)}`;
		return people.decider === 'present' ||
			people.said.length > 0 ||
			people.approval !== null ||
			material.reading.times.decision !== null
			? ''
			: 'You tell us who decides and signs: [add name]';
	}
	if (people.decider === 'present') return '';
	const joins = material.reading.deciderJoins
		? `${capital(who)} takes part in ${meetingName(material)}`
		: `${capital(who)} has to agree: [confirm whether by joining ${meetingName(material)} or by a summary beforehand]`;
	return joins;
}

/** What was said of who decides, where it can stand in the situation. */
export function decidingLine(material: Material): string {
	const said = firstUnspent(
		material,
		material.reading.people.said.filter(({ remark }) => remark.words > 3),
	);
	return said === null ? '' : `On who decides: ${quoteOf(material, said)}`;
}

/** The approval that the client described. */
export function approvalLine(material: Material): string {
	const approval = firstUnspent(material, [material.reading.people.approval, material.reading.times.decision]);
	return approval === null ? '' : `Your way of deciding is kept to: ${quoteOf(material, approval)}`;
}

const REMEDY: Record<string, string> = {
	Price: 'before you decide we show what can be left out and what that saves [add what can be left out]',
	Timing: 'nothing starts before the day you name [add earliest day]',
	Trust: 'you hold back the decision until you have spoken with somebody who uses it [add reference]',
	Proof: 'you decide once it has been shown on your own cases [add how and when]',
	Competition: 'we put the two side by side, point by point [add what you have today]',
	Need: 'you decide after the starting count whether it is worth doing',
	'Contract terms': 'the term is settled before anything is signed [add term]',
	Implementation: 'we write down which hours of your people it takes, and you agree to them first [add hours]',
	'Product fit': 'it is tried on your own cases first, and what does not fit is said [add who tries it]',
};

/** “objection”: what was answered to it, or what is done about it. */
function concernLine(material: Material, concern: Concern): string {
	const { moment, answer, category, offered } = concern;
	material.concerns = material.concerns.filter((other) => other !== concern);
	const asked = `To ${quoteOf(material, moment, 110)}${byWhom(material, moment)}`;
	if (offered !== null && material.offers.includes(offered)) {
		takeOffer(material, offered);
		return `${asked}: ${standingAlone(offered)}`;
	}
	if (answer !== null && !isSpent(material, answer)) {
		material.offers = material.offers.filter(({ remark }) => remark.index !== answer.remark.index);
		return `${asked}, our answer was: ${quoteOf(material, answer, 150)}`;
	}
	return `${asked}: ${REMEDY[category] ?? 'our answer follows in writing [add answer]'}`;
}

/** Concerns with what answers them: at most one of a category, those that were answered first. */
export function concernLines(material: Material, most: number, categories?: readonly string[]): string[] {
	const seen = new Set<string>();
	const open = material.concerns
		.filter(({ category, moment }) => !isSpent(material, moment) && categories?.includes(category) !== false)
		.filter(({ question, offered }) => !question || (offered !== null && material.offers.includes(offered)))
		.sort((a, b) => Number(b.offered !== null) - Number(a.offered !== null));
	const chosen = open.filter(({ category, offered }) => {
		if (seen.has(category) && offered === null) return false;
		seen.add(category);
		return true;
	});
	return chosen.slice(0, most).map((concern) => concernLine(material, concern));
}

/** What the same person said right behind it. */
function saidNext({ reading }: Material, moment: Moment): Moment | null {
	const next = reading.facts.remarks[moment.remark.index + 1];
	if (next === undefined || next.turn !== moment.remark.turn || next.questions > 0 || next.words < 5) return null;
	return momentAt(next, 0, next.text.length);
}

/** What the same person said right behind it, as a second quote. */
export function nextWords(material: Material, moment: Moment): string {
	const next = saidNext(material, moment);
	return next === null || isSpent(material, next) || !isReadable(brief(next, 130))
		? ''
		: `. ${quoteOf(material, next, 130)}`;
}

/** By when it is wanted and why, in the client's words. */
export function wantedLines(material: Material): string[] {
	const { wanted, reason } = material;
	const by = firstUnspent(material, [wanted]);
	const lines = by === null ? [] : [`Your date: ${quoteOf(material, by)}`];
	const why = firstUnspent(material, [reason, by === null ? null : saidNext(material, by)]);
	if (why === null) return lines;
	return [...lines, `${by === null ? 'On the timing you said' : 'The reason you gave'}: ${quoteOf(material, why)}`];
}

/** "fewer losses and less work by hand" of the weightiest troubles. */
export function gains(material: Material, most = 2): string {
	return listOf([...new Set(material.pains.map(({ kind }) => kind.gain))].slice(0, most));
}
