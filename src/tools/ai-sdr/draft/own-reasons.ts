import { capital } from '#language/capitals.ts';
import { listOf } from '#prose/sentences.ts';
import { details } from './detail-reasons.ts';
import type { Lead } from './lead.ts';
import { proofs } from './proof-reasons.ts';
import { fixed, type Reason, spare, wordings } from './reason.ts';
import { cameBy, STEPS } from './step.ts';
import type { NewsKind } from './strategy.ts';
import { TONES } from './tones.ts';

/** Reasons based on what the member entered, strongest first. */
export function ownReasons(lead: Lead): Reason[] {
	return [
		...proofs(lead),
		...topic(lead),
		...details(lead, ['control', 'time']),
		...news(lead),
		...event(lead),
		...details(lead, ['keeps', 'price', 'scope']),
	].map((reason) => ({ ...reason, own: true }));
}

/** How the two came into contact, as sentences to the contact. */
export function openings(lead: Lead): readonly string[] {
	const { acquaintance, news: known, need } = lead.strategy;
	const told = need === null ? [] : [need.sentence];
	if (acquaintance.length > 0) return [...acquaintance.slice(0, need === null ? 2 : 1), ...told];
	const came = cameBy(lead.input.leadInfo.leadSource, lead.company, lead.role, lead.trade);
	return [...(need !== null ? told : known.slice(0, 1).map(({ sentence }) => sentence)), came];
}

/** Used if no better subject line fits. */
export const LAST_RESORT = 'A question to you';

/** The subject of the campaign, for use in mid-sentence. */
export function subjectOf(lead: Lead): string {
	return lead.strategy.topic ?? lead.tasks[0]?.name ?? 'your daily work';
}

/** The first message, as far as there is room: where the address comes from, the subject, the offer, the next step. */
export function start(lead: Lead): Reason {
	const { strategy, offer, company, us, tonality } = lead;
	const step = STEPS[lead.step];
	const [does] = offer.does;
	const about = subjectOf(lead);
	const when = strategy.event === null ? '' : `, ${strategy.event.when},`;
	const told = strategy.topic !== null || strategy.event !== null;
	return {
		name: about,
		objective: `Tell ${lead.who} why you write, and propose ${step.thing}`,
		subjects: [...topicSubjects(lead), `For ${company}`, LAST_RESORT],
		says: [
			openings(lead).map((sentence) => wordings(sentence)),
			[
				told ? fixed(`I am writing ${when === '' ? '' : `now${when} `}about ${about}.`) : [''],
				does === undefined ? fixed(`What ${us} does, in one sentence: [add your value proposition].`) : wordings(does),
			],
			[spare(told ? '' : firstInterest(lead))],
		],
		ask: TONES[tonality].proposal(step.act),
		action: `Agree to ${step.thing}`,
		note: openings(lead).some((text) => text.includes('[add'))
			? 'Fill in how you came to this contact; without it the message has no beginning.'
			: `Make sure that ${lead.who} would agree with the first sentence.`,
		onAnswer: `A yes from ${lead.who}: answer on the same day, with the text for a yes.`,
		own: true,
		doubtful: true,
	};
}

function firstInterest({ offer, tasks }: Lead): string {
	const [task] = tasks;
	if (offer.does.length === 0 || task === undefined) {
		return 'I would rather hear about an ordinary working day of yours than guess at it.';
	}
	return `The part of your day that I would ask about first: ${task.name}.`;
}

function topicSubjects({ strategy, tasks }: Lead): string[] {
	const about = strategy.topic;
	return [about ?? '', tasks[0]?.name ?? ''].filter((text) => text.includes(' ')).map(capital);
}

function topic(lead: Lead): Reason[] {
	const { strategy, company } = lead;
	if (strategy.topic === null) return [];
	return [
		{
			name: 'how it comes to light',
			objective: `Find out how ${company} notices the problem at all`,
			subjects: ['How it comes to light', 'Who notices first'],
			says: [
				[
					fixed(`Let me take ${strategy.topic} from the other end.`),
					fixed('How often it happens is hard to say for anybody inside the work.'),
					fixed('How it comes to light is easier: somebody complains, somebody counts, or nobody hears of it.'),
				],
			],
			ask: `Which of the three is it at ${company}?`,
			action: 'Say how it comes to light',
			note: `Use the words they use for ${strategy.topic}, once you have heard them.`,
			onAnswer: '‘Nobody hears of it’ is the strongest answer: offer to look together.',
			doubtful: true,
		},
	];
}

const NEWS: Readonly<Record<NewsKind, { so: string; more: string; ask: string; name: string; onAnswer: string }>> = {
	people: {
		so: 'Whoever starts now learns the detours together with the job.',
		more: 'It is easier to change before the first week than after it.',
		ask: 'What should a new colleague not have to learn?',
		name: 'the new people',
		onAnswer: 'A detour: ask how it came about before you offer anything.',
	},
	place: {
		so: 'Where habits are young, something new can be tried without a fight.',
		more: 'Nobody there has to unlearn anything yet, which is seldom the case elsewhere.',
		ask: 'Would you try a change there first, or there last?',
		name: 'the new place',
		onAnswer: '‘First’: propose to limit everything to that one place.',
	},
	money: {
		so: 'More work shows which step depends on a single person.',
		more: 'It is seldom the step that people complain about, and often the one that nobody mentions.',
		ask: 'Which step is that for you?',
		name: 'the additional work',
		onAnswer: 'A step: ask what happens when that person is away.',
	},
	system: {
		so: 'Between an old system and a new one, a few jobs belong to neither.',
		more: 'They are easy to find while people still remember where each of them used to be done.',
		ask: 'Which jobs ended up in between?',
		name: 'the change of system',
		onAnswer: 'A job: ask who does it now, and where it is noted.',
	},
	change: {
		so: 'From outside I cannot tell what that means on an ordinary day.',
		more: 'It may be nothing, or it may be the reason to look at the rest again.',
		ask: 'What has become different for your team?',
		name: 'what has changed',
		onAnswer: 'A change: ask what it has pushed aside.',
	},
};

function news(lead: Lead): Reason[] {
	const opened = lead.strategy.acquaintance.length === 0 && lead.strategy.need === null ? 1 : 0;
	const kinds = new Set<NewsKind>();
	return lead.strategy.news.slice(opened).flatMap(({ sentence, kind }) => {
		if (kinds.has(kind)) return [];
		kinds.add(kind);
		const { so, more, ask, name, onAnswer } = NEWS[kind];
		return {
			name,
			objective: 'Learn what the news means for the daily work',
			subjects: [`On ${name}`, 'What is different now'],
			says: [[wordings(sentence), fixed(so)]],
			more,
			ask,
			action: 'Say what it changes',
			note: `Confirm that this still holds: it stands in your notes, not on their site.`,
			onAnswer,
		};
	});
}

function event({ strategy, company, tasks }: Lead): Reason[] {
	if (strategy.event === null) return [];
	const { before } = strategy.event;
	const names = tasks.slice(0, 2).map(({ name }) => name);
	return [
		{
			name: 'the date ahead',
			objective: `Find out what has to be settled ${before}`,
			subjects: ['Counting back from the date', 'What has to be ready'],
			says: [
				[
					fixed(`What can be settled is best settled ${before}.`),
					fixed('Whatever is to help by then has to be chosen well ahead, and the rest can wait until after.'),
					spare(names.length < 2 ? '' : `My guess would be ${listOf(names, 'or')}, though it is only a guess.`),
				],
			],
			more: 'Where nothing has to be ready by then, the question can rest until afterwards.',
			ask: `What has to be settled at ${company} by then?`,
			action: 'Name what has to be settled by then',
			note: 'Look up the exact date; it is not in your notes.',
			onAnswer: 'A task with a date: offer the step that serves that date, or none.',
		},
	];
}
