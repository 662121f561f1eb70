import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { brief, isReadable } from '#reading/brief.ts';
import { anyOf } from '#reading/cues/any-of.ts';
import { OWN_LIMIT } from '#reading/cues/money.ts';
import { DAY } from '#reading/cues/time.ts';
import { nextTurn } from '#reading/facts.ts';
import { type Moment, match, momentAt, type Remark } from '#reading/remark.ts';
import { dateIn } from './goals.ts';
import { decider, type Material } from './material/material.ts';
import { cite, fresh, isSpent } from './material/quoting.ts';

/** What the call tells of how the client works today, by heading. */

const LONGEST = 180;
/** Fewer need the question that they answer. */
const FEWEST_WORDS = 5;
const OURS = /\b(?:we|our|us|i|my|we're|we've|i've|i'm|there are|it's)\b/i;
const SIZE_NOUNS =
	'people|staff|employees|reps|technicians|teachers|drivers|engineers|rooms|shops|sites|branches|offices|locations|trucks|vans|agents|nurses|lawyers|chairs|beds|stores|practices|clinics|dentists|consultants|vets|desks|flats|units|groups|machines|members|clients|patients|students|crews|installers|accounts';
const OWNED = "(?:we(?: are| have|'re|'ve got)|i (?:have|manage|run|own)|there are|our|with) (?:[\\w',-]+ ){0,4}";
const COUNT =
	'(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w{3,5}ty(?:-\\w+)?)';
const SIZE = anyOf(`${OWNED}${COUNT} (?:[\\w-]+ )?(?:${SIZE_NOUNS})`, 'team of \\w+', 'from \\d+ to \\d+');
const VOLUME = anyOf(
	'(?:a|per|each|every) (?:day|night|week|month|year|morning|weekend)',
	'times',
	'on (?:mon|tues|wednes|thurs|fri|satur|sun)days?',
);
const TOOLS = anyOf(
	"(?:we|i|they)(?:'re| are| have|'ve got)? (?:\\w+ )?(?:use|using|on|work(?:ing)? (?:with|in)|run(?:ning)? on|switched to|moved to)",
	'(?:software|spreadsheets?|excel|crm|salesforce|hubspot|quickbooks|whatsapp|outlook|notebook|paper lists?|calendar)',
);
const ASKS_HOW =
	/\bhow (?:do|does|did|are|is) (?:\w+ ){1,8}(?:today|now|currently|at the moment|right now|get|reach|handle|work|come|notice|keep|track|manage|done|made)\b|\bwalk me through\b|\bwhat does (?:\w+ ){1,6}look like\b/i;
const NOT_TOLD =
	/\b(?:thank|thanks|sorry|bye|okay|send|call me|price|cost|expensive|budget|you could|would you|can you|half an hour|minutes? (?:is|are) fine|works for|busy|agree)\b/i;
const LOST_TO =
	/\b(?:lost|los(?:e|ing)|went|go|goes|going|gone|switch\w*|left|moved|signed)\b[^.?!]{0,60}\b(?:to|with|for) (?:(?:a|an|the|our|another|some) )?(?:\p{Lu}[\p{L}&-]+|competit\w+|somebody else|someone else|the next|other \w+)/u;

function isTold(remark: Remark): boolean {
	return (
		remark.questions === 0 &&
		remark.words > 4 &&
		remark.text.length <= LONGEST &&
		OURS.test(remark.folded) &&
		!NOT_TOLD.test(remark.folded) &&
		!DAY.test(remark.folded.replace(/\bon \w+days?\b/i, '')) &&
		isReadable(remark.text)
	);
}

function told(material: Material, cue: RegExp, needsFigure: boolean): Moment | null {
	const from = material.offers[0]?.remark.index ?? Number.POSITIVE_INFINITY;
	const against = new Set(material.reading.objections.map(({ moment }) => moment.remark.index));
	const found = material.reading.facts.said.prospect.flatMap((remark) =>
		remark.index < from && !against.has(remark.index) && isTold(remark) && (!needsFigure || remark.figures.length > 0)
			? (match(remark, cue) ?? [])
			: [],
	);
	return fresh(material, found);
}

/** The answer to "how does it work today". */
function wayToday(material: Material): Moment | null {
	const { facts } = material.reading;
	for (const question of facts.said.salesperson) {
		if (question.questions === 0 || !ASKS_HOW.test(question.folded)) continue;
		const answer = nextTurn(facts, question.turn, 'prospect', 2)?.remarks.find(
			(remark) =>
				remark.words > 4 && remark.questions === 0 && isReadable(remark.text) && remark.text.length <= LONGEST,
		);
		const moment = answer === undefined ? null : momentAt(answer, 0, answer.text.length);
		if (moment !== null && !isSpent(material, moment)) return moment;
	}
	return null;
}

export function size(material: Material): Moment | null {
	return told(material, SIZE, true);
}

/** Where customers went instead, in the client's words. */
export function lostTo({ reading }: Material): Moment | null {
	return (
		reading.facts.said.prospect.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, LOST_TO) ?? [])))[0] ??
		null
	);
}

function deciding(material: Material): string {
	const { people } = material.reading;
	const said = fresh(
		material,
		[...people.said, people.approval].filter((moment) => moment === null || isReadable(brief(moment, LONGEST))),
	);
	if (said !== null && said.remark.words < FEWEST_WORDS) return `Asked who has to agree: ${cite(material, said)}`;
	if (said !== null) return cite(material, said);
	const who = decider(material);
	if (who !== '') return `${who} has to agree`;
	return `[add who signs at ${material.client}]`;
}

function budget(material: Material): string {
	const limit = material.reading.facts.said.prospect.flatMap((remark) =>
		remark.questions === 0 && remark.figures.some(({ kind }) => kind === 'money')
			? (match(remark, OWN_LIMIT) ?? [])
			: [],
	);
	const { none, refused } = material.reading.money;
	const said = fresh(
		material,
		[...limit, none, refused].filter((moment) => moment === null || isReadable(moment.quote)),
	);
	return said === null ? `Not discussed [add what ${material.client} has set aside]` : cite(material, said);
}

/** What is known of today, by heading; what matters and was not asked stands as a blank. */
export function currentState(material: Material): Record<string, string> {
	const state: Record<string, string> = {};
	const add = (heading: string, moment: Moment | null) => {
		if (moment !== null && !isSpent(material, moment)) state[heading] = cite(material, moment);
	};
	add('Size', size(material));
	add('How it works today', wayToday(material));
	add('Volume', told(material, VOLUME, true));
	add('Tools', told(material, TOOLS, false));
	state['Who decides'] = deciding(material);
	state.Budget = budget(material);
	const { wanted, reason } = material.reading.times;
	const date = fresh(material, [wanted, reason]);
	if (date !== null) state.Date = cite(material, date);
	else {
		const named = material.goals.find((goal) => dateIn(goal) !== '');
		if (wanted !== null && dateIn(wanted) !== '') state.Date = `${quoted(dateIn(wanted))} ${at(wanted.line)}`;
		else if (named !== undefined) state.Date = `${quoted(dateIn(named))}, as the day of the goal ${at(named.line)}`;
	}
	return state;
}
