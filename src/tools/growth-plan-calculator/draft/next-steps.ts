import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { brief, isReadable } from '#reading/brief.ts';
import { STEP_NOUN } from '#reading/cues/closing.ts';
import type { Price } from '#reading/quoted-prices.ts';
import type { Commitment } from '#reading/steps.ts';
import { whenSaid } from '#reading/steps.ts';
import type { GrowthPlan } from '../contract.ts';
import { whatToCount } from './material/kinds.ts';
import { decider, type Material } from './material/material.ts';
import { teller } from './material/people.ts';
import { isSpent, nameOf } from './material/quoting.ts';
import { isMeasured, labels } from './summary.ts';

type NextSteps = NonNullable<GrowthPlan['nextSteps']>;
type Action = NextSteps['immediateActions'][number];

const LONGEST = 150;
const LATE = 0.35;
const MOST_PROMISES = 4;
const VAGUE =
	/\b(?:call it|ask you|check the|bear with|find that out|let me (?:talk|speak)|say|tell you what|take that|put you (?:through|on)|get back to (?:that|it))\b/i;
const TODAY =
	/\b(?:today|tonight|this (?:morning|afternoon|evening)|right (?:away|now|after)|by (?:the end of )?(?:the day|tomorrow)|tomorrow|next week|this week)\b/i;

/** "the demo", "the visit"; "the next conversation" where no noun was said. */
export function meetingName({ reading }: Material): string {
	const offered = reading.openOffer === null ? '' : (STEP_NOUN.exec(reading.openOffer.remark.folded)?.[1] ?? '');
	const what = reading.step.what === '' ? offered.toLowerCase() : reading.step.what;
	return /^(?:call|conversation|contract|agreement|proposal|quote|)$/.test(what)
		? 'the next conversation'
		: `the ${what}`;
}

/** "Thursday at 10 (Thursday 14 March 2024)"; empty where no day was agreed. */
export function meetingTime({ reading }: Material): string {
	const { step } = reading;
	if (step.kind !== 'dated' || step.when === '') return '';
	return `${capital(step.when)}${step.day === null ? '' : ` (${step.day})`}`;
}

/** By its label where the call names somebody, else by the form. */
function ownerOf(material: Material, { moment, side }: Commitment): string {
	if (side !== 'salesperson') return teller(material, moment) || material.prospect;
	const name = nameOf(material.reading, moment.remark);
	const named = name !== '' && !name.startsWith('the ');
	return named && moment.remark.speaker !== speakerOfMember(material) ? name : material.me;
}

/** The one with the member's name; else whoever spoke most for the seller. */
function speakerOfMember({ reading, me }: Material): number | null {
	const { seller, call } = reading.facts;
	const words = (speaker: number) => call.speakers[speaker]?.words ?? 0;
	const own = seller.speakers.find((speaker) => sameName(call.speakers[speaker]?.name ?? '', me));
	return own ?? seller.speakers.toSorted((a, b) => words(b) - words(a))[0] ?? null;
}

function sameName(a: string, b: string): boolean {
	const words = (name: string) =>
		name
			.toLowerCase()
			.split(/[\s.]+/)
			.filter((word) => word.length > 2);
	return words(a).some((word) => words(b).includes(word));
}

function purpose(material: Material, { moment, side }: Commitment): string {
	const { concerns, reading } = material;
	const doubt = concerns.find(({ category }) => category === 'Proof' || category === 'Trust');
	const { folded } = moment.remark;
	if (
		side === 'salesperson' &&
		doubt !== undefined &&
		/\b(?:case|reference|example|study|customer|client)\b/i.test(folded)
	)
		return `It answers the doubt ${at(doubt.moment.line)}, as promised ${at(moment.line)}`;
	if (/\b(?:invit|calendar|book)\w*/i.test(folded))
		return `So that ${meetingName(material)} is in the calendar ${at(moment.line)}`;
	if (side === 'prospect') return `The next talk can then rest on the client's own material ${at(moment.line)}`;
	return reading.step.kind === 'dated'
		? `Promised, to be in hand before ${meetingName(material)} ${at(moment.line)}`
		: `Promised on the call ${at(moment.line)}`;
}

export function promised(material: Material): Action[] {
	const { commitments, facts } = material.reading;
	const late = commitments.filter(
		({ moment }) =>
			moment.remark.turn >= facts.turns.length * LATE &&
			moment.remark.words > 3 &&
			!VAGUE.test(moment.remark.folded) &&
			!isSpent(material, moment) &&
			isReadable(brief(moment, LONGEST)),
	);
	const seen = new Set<number>();
	return late
		.filter(({ moment }) => {
			const fresh = !seen.has(moment.line);
			seen.add(moment.line);
			return fresh;
		})
		.slice(-MOST_PROMISES)
		.map((commitment) => {
			const { moment } = commitment;
			material.spent.add(moment.remark.index);
			const when = whenSaid(moment.remark.folded) || (TODAY.exec(moment.remark.folded)?.[0] ?? '');
			return {
				action: `${quoted(brief(moment, LONGEST).replace(/(?<![.,;:])[.,;:]+$/, ''))} ${at(moment.line)}`,
				owner: ownerOf(material, commitment),
				timeline: when === '' ? `[add day] ${at(moment.line)}` : `${capital(when)} ${at(moment.line)}`,
				purpose: purpose(material, commitment),
			};
		});
}

/** What is still unknown and can be asked in one conversation. */
export function openPoints(material: Material): string[] {
	const { reading, problems, prices } = material;
	const unknown = problems.filter((problem) => !isMeasured(problem)).slice(0, 2);
	return [
		...(unknown.length === 0 ? [] : [`figures for ${labels(unknown)}`]),
		...(reading.people.said.length === 0 && reading.people.decider !== 'present' ? ['who decides'] : []),
		...(reading.times.wanted === null ? ['by when it is wanted'] : []),
		...(prices.length === 0 && reading.money.none === null ? ['what it may cost'] : []),
	];
}

function meeting(material: Material): Action {
	const time = meetingTime(material);
	const who = decider(material);
	const open = openPoints(material);
	const name = meetingName(material);
	const { step } = material.reading;
	const settled = step.line === null ? '' : ` ${at(step.line)}`;
	return {
		action:
			time === ''
				? `Agree a day for ${name}${who === '' ? '' : `, with ${who}`}`
				: `${capital(name.replace(/^the /, ''))}${who === '' ? '' : `, with ${who} [confirm]`}${settled}`,
		owner: material.me,
		timeline: time === '' ? `[add day and hour of ${name}]` : time,
		purpose: open.length === 0 ? 'To decide on phase 1' : `To settle: ${open.join('; ')}`,
	};
}

function starting({ problems, prospect, client }: Material): Action[] {
	const [first] = problems;
	if (first === undefined) return [];
	return [
		{
			action: `Name the person at ${client} who keeps the count`,
			owner: prospect,
			timeline: 'Before the first count begins',
			purpose: `Without a name beside it, nobody writes down the ${whatToCount(first.kind).replace(/^the /, '')}`,
		},
	];
}

/** Nobody reads on behind so many, and no call that anyone made names more. */
const MOST_PRICES = 40;

function priceText(prices: readonly Price[]): string {
	return prices
		.slice(0, MOST_PRICES)
		.flatMap(({ words, includes, remark }) => [
			`${quoted(words)} ${at(remark.line)}`,
			...(includes === '' ? [] : [quoted(includes)]),
		])
		.join('; ');
}

export function investment(material: Material): string {
	const { prices, firstYear, reading } = material;
	const open = prices.filter((price) => !isSpent(material, price));
	for (const { remark } of open) material.spent.add(remark.index);
	if (open.length > 0) {
		const doubted =
			reading.money.refused === null
				? ''
				: ` It was not accepted ${at(reading.money.refused.line)} [confirm the price].`;
		return `Named on the call: ${priceText(open)}.${doubted}`;
	}
	if (prices.length > 0 && firstYear === null) return `For the small start as named there; for the whole [add price].`;
	return `[add price]; none was named on the call.`;
}

function outline(material: Material): NextSteps['proposalOutline'] {
	const { problems, smaller } = material;
	const parts = [
		'a count at the start',
		...(smaller === null ? [] : ['the small start']),
		`${problems.length === 1 ? 'an answer to' : 'an answer to each of these:'} ${labels(problems)}`,
		'a decision before each further phase',
	];
	return {
		scopeOfWork: `${capital(parts.join('; '))}.`,
		investmentRange: investment(material),
		deliverables: [
			...problems.map(({ kind, number }) => `${kind.work} (problem ${number})`),
			'A page of figures at the end of each phase',
		],
	};
}

export function nextSteps(material: Material): NextSteps {
	const actions = [...promised(material), meeting(material), ...starting(material)];
	return { immediateActions: actions, proposalOutline: outline(material) };
}
