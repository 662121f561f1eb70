import { fill } from '#prose/fill.ts';
import { firstNameOf } from '#prose/said-names.ts';
import { offeredDays } from './days.ts';
import { type Ask, type Goal, isMeeting } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { ASKS, GAPS, OPENINGS, SUBJECTS } from './sentences/messages.ts';
import { ACTIONS } from './sentences/notes.ts';
import { labelIn, subjectFrom } from './subjects.ts';

/** What the first message says. */
export interface Opening {
	/** Who or what connects the two, or where the member found them; empty where nothing is known. */
	origin: string;
	/** The result and the sentence on how it works that it takes; empty where it takes none. */
	result: string;
	how: string;
	/** Whether it asks the member's question because no need is known. */
	asks: boolean;
	paragraphs: readonly string[];
	ask: Ask;
	isGap: boolean;
	subject: string;
	/** What its e-mail could be headed with instead. */
	variants: readonly string[];
}

export function openingOf(lead: Lead, material: Material, goal: Goal, day: number): Opening {
	const { need, whatWeDo, question, results, how } = material;
	const [result = ''] = results;
	// Nobody meets a stranger for a need that nobody named: the member's question comes first.
	const asks = need === '' && question !== '' && (isMeeting(lead.step) || lead.step === 'Other');
	const { origin, subjects, variants } = originOf(lead, material);
	const instead = result === '' ? (how[0] ?? '') : '';
	const isGap = whatWeDo === '';
	const ask = asks ? question : askOf(lead, material, goal, day, isGap);
	const isGoal = !asks && ask !== fill(ASKS.Other, { company: lead.company });
	const label = labelIn(material.service);
	const asked = fill(SUBJECTS.asked, { company: lead.company });
	const action = asks ? ACTIONS.answer : isGoal ? lead.step : ACTIONS.use;
	return {
		origin,
		result,
		how: instead,
		asks,
		paragraphs: [spaced(origin, need), spaced(whatWeDo || GAPS.whatWeDo, result, instead)],
		ask: { text: ask, action, isGoal },
		isGap: isGap || ask.includes(GAPS.offered),
		subject: subjectFrom([...subjects, label, ...(asks ? [asked] : []), ...toldOf(material), SUBJECTS.closed], label),
		variants: [...variants, ...(asks ? [asked] : [])],
	};
}

/** Of a need that is known: who named it. */
function toldOf({ need, isSaid }: Material): string[] {
	return need === '' ? [] : [isSaid ? SUBJECTS.told : SUBJECTS.saw];
}

/** Sentences after each other; empty ones are left out. */
export function spaced(...sentences: readonly string[]): string {
	return sentences.filter((text) => text !== '').join(' ');
}

interface Origin extends Pick<Opening, 'origin' | 'variants'> {
	subjects: readonly string[];
}

function originOf({ input, company }: Lead, { event, date, referrer }: Material): Origin {
	const { spoke } = input.answers;
	const none: Origin = { origin: '', subjects: [], variants: [] };
	switch (input.leadInfo.leadSource) {
		case 'Industry Event': {
			if (event === '') return none;
			const spoken = date === '' ? fill(OPENINGS.spoke, { event }) : fill(OPENINGS.spokeOn, { event, date });
			const day = date.replace(/,? \d{4}$/, '');
			const talk = spoke === 'Yes' && day !== '' ? [fill(SUBJECTS.talk, { date: day })] : [];
			const subjects = [fill(SUBJECTS.event, { event }), ...talk, ...(spoke === 'Yes' ? [SUBJECTS.spoke] : [])];
			return { origin: spoke === 'Yes' ? spoken : fill(OPENINGS.bothAt, { event }), subjects, variants: talk };
		}
		case 'Referral':
			return referrer === '' ? none : named(OPENINGS.referred, SUBJECTS.referred, referrer);
		case 'Mutual Connection':
			return referrer === '' ? none : named(OPENINGS.mutual, SUBJECTS.mutual, referrer);
		case 'LinkedIn Search':
			return { ...none, origin: fill(OPENINGS.linkedin, { company }) };
		case 'Company Website':
			return { ...none, origin: fill(OPENINGS.website, { company }) };
		case 'Social Media':
			return { ...none, origin: fill(OPENINGS.social, { company }) };
		default:
			return none;
	}
}

function named(
	sentence: `${string}{referrer}${string}`,
	subject: `${string}{referrer}${string}`,
	referrer: string,
): Origin {
	const short = firstNameOf(referrer);
	return {
		origin: fill(sentence, { referrer } as never),
		subjects: [referrer, short].map((name) => fill(subject, { referrer: name } as never)),
		variants: [],
	};
}

/** Whether the first message offers two weekdays. */
export function offersDays(lead: Lead, { asks }: Opening): boolean {
	return !asks && isMeeting(lead.step);
}

function askOf(
	{ step, company }: Lead,
	{ offered }: Material,
	{ name: goal }: Goal,
	day: number,
	isGap: boolean,
): string {
	if (isMeeting(step)) return fill(ASKS.meet, { goal, ...offeredDays(day) });
	// One gap in a message is enough.
	const isMissing = offered === '' && isGap && /\{offered\}/.test(ASKS[step]);
	return fill(ASKS[isMissing ? 'Other' : step] as '{company}{offered}', { company, offered: offered || GAPS.offered });
}
