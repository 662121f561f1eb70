import { isSubject } from '#prose/email/subject.ts';
import { fill } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import { firstNameOf } from '#prose/said-names.ts';
import { offeredDays } from './days.ts';
import { type Ask, type Goal, isMeeting } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { ASKS, CONNECT, FOUND, GAPS, OPENINGS, SUBJECTS, UNIT_ASKS } from './sentences/messages.ts';
import { ACTIONS, OBJECTIVES } from './sentences/notes.ts';
import { labelIn } from './subjects.ts';

export type Opening = ReturnType<typeof openingOf>;

/** What the first message says. */
export function openingOf(lead: Lead, material: Material, goal: Goal, day: number) {
	const { need, isSaid, whatWeDo, question, results } = material;
	const [result = ''] = results;
	const [how = ''] = result === '' ? material.how : [];
	// Nobody meets a stranger for a need that nobody named: the member's question comes first.
	const asks = need === '' && question !== '' && (isMeeting(lead.step) || lead.step === 'Other');
	const asked = asks ? [fill(SUBJECTS.asked, { company: lead.company })] : [];
	const told = need === '' ? [] : [isSaid ? SUBJECTS.told : SUBJECTS.saw];
	const ask = asks ? { text: question, action: UNIT_ASKS.question[1] } : askOf(lead, material, goal, day);
	const { origin, connected, subjects, talk } = originOf(lead, material);
	const named = subjects.find(isSubject) || labelIn(material.service);
	const subject = named || ([...asked, ...told].find(isSubject) ?? SUBJECTS.closed);
	const tells = need === '' ? OBJECTIVES.tells : OBJECTIVES.takesUp;
	return {
		/** Who or what connects the two, or where the member found them; empty where nothing is known. */
		origin,
		/** Where the two met or who connects them, as a request to connect says it; empty where neither is known. */
		connected,
		/** The result and the sentence on how it works that it takes; empty where it takes none. */
		result,
		how,
		/** Whether it asks the member's question because no need is known. */
		asks,
		/** Whether it offers two weekdays. */
		offersDays: !asks && isMeeting(lead.step),
		objective: asks ? OBJECTIVES.asks : tells,
		text: joined('\n\n', joined(' ', origin, need), joined(' ', whatWeDo || GAPS.whatWeDo, result, how)),
		ask,
		isGap: whatWeDo === '' || ask.text.includes(GAPS.offered),
		subject,
		/** What its email could be headed with instead: one at most. */
		variants: [...talk, ...asked].filter((other) => other !== subject && isSubject(other)).slice(0, 1),
	};
}

/** Who or what connects the two, as the first message, a request to connect and a subject say it. */
function originOf({ input, company, hasSpoken }: Lead, { event, date, referrer }: Material) {
	const { leadSource } = input.leadInfo;
	if (event !== '') {
		const how = hasSpoken ? 'spoke' : 'bothAt';
		const talk = date === '' ? [] : [fill(SUBJECTS.talk, { date: date.replace(/,? \d{4}$/, '') })];
		return {
			origin: fill(date === '' ? OPENINGS[how] : OPENINGS.spokeOn, { event, date }),
			connected: fill(CONNECT[how], { event }),
			subjects: [fill(SUBJECTS.event, { event }), ...talk, ...(hasSpoken ? [SUBJECTS.spoke] : [])],
			talk,
		};
	}
	if (referrer !== '') {
		const how = leadSource === 'Referral' ? 'referred' : 'mutual';
		return {
			origin: fill(OPENINGS[how], { referrer }),
			connected: fill(CONNECT[how], { referrer }),
			subjects: [referrer, firstNameOf(referrer)].map((name) => fill(SUBJECTS[how], { referrer: name })),
			talk: [],
		};
	}
	return { origin: fill(FOUND[leadSource] ?? '', { company }), connected: '', subjects: [], talk: [] };
}

function askOf({ step, company }: Lead, { offered, whatWeDo }: Material, goal: Goal, day: number): Ask {
	if (isMeeting(step)) return { text: fill(ASKS.meet, { goal: goal.name, ...offeredDays(day) }), action: step };
	// One gap in a message is enough: without a name for what is offered, and for the work, nothing is offered.
	if (step === 'Other' || (goal.family === 'other' && whatWeDo === ''))
		return { text: fill(ASKS.Other, { company }), action: ACTIONS.use };
	return { text: fill(ASKS[step], { company, offered: offered || GAPS.offered }), action: step };
}
