import type { Lead } from './lead.ts';
import type { DetailKind } from './offer.ts';
import { fixed, type Reason, wordings } from './reason.ts';

interface DetailFrame {
	name: string;
	more: string;
	leads: string;
	so(lead: Lead): string;
	ask(lead: Lead): string;
	subjects: readonly string[];
	objective: string;
	action: string;
	onAnswer: string;
	note: string;
}

const DETAILS: Readonly<Record<DetailKind, DetailFrame>> = {
	control: {
		name: 'who keeps control',
		leads: 'A fair worry about handing anything over is that something happens which nobody has seen.',
		so: () => 'That is the rule on our side; the rule on yours would come on top.',
		ask: ({ company }) => `Whose approval would ${company} insist on?`,
		subjects: ['Who stays in control', 'Whose approval it takes'],
		more: 'Where that line runs is for you to say, and it is easier to draw before the start than after.',
		objective: 'Bring up control before they do, and learn who has to approve',
		action: 'Name who has to approve',
		onAnswer: 'A name: ask whether the three of you should speak.',
		note: 'Have the rule in writing, in case they ask for it.',
	},
	time: {
		name: 'the time it takes',
		leads: 'The question behind most others is how long it would keep your people busy.',
		so: ({ strategy }) =>
			strategy.event === null
				? 'So the start can be put where it disturbs least.'
				: `To be of use ${strategy.event.before}, the start has to lie that much earlier.`,
		ask: ({ company }) => `Which weeks are closed to anything new at ${company}?`,
		subjects: ['What it asks of your people', 'Weeks that do not suit'],
		more: 'If there is no week that suits, that is an answer as well, and I would stop here.',
		objective: 'Settle effort and calendar, and find the weeks that are closed',
		action: 'Name the weeks that do not suit',
		onAnswer: 'Weeks: count backwards from there and propose the latest start.',
		note: 'Check that the duration still holds before you promise it.',
	},
	keeps: {
		name: 'what stays as it is',
		leads: 'Change is easier to judge by what does not change.',
		so: () => 'Anything else that has to stay belongs on the list before we talk about the rest.',
		ask: ({ company }) => `What would ${company} not give up under any circumstances?`,
		subjects: ['What stays as it is', 'What must not change'],
		more: 'It also shows soonest whether we fit, since what cannot be touched decides more than any feature.',
		objective: 'Take the fear out of changing, and hear what is untouchable',
		action: 'Name what must not change',
		onAnswer: 'A limit: confirm it in writing, or say that you cannot keep it.',
		note: 'Ask your own people whether this holds for every system the contact may name.',
	},
	price: {
		name: 'the terms',
		leads: 'Terms belong on the table before a meeting, so here they are.',
		so: () => 'Whether they suit depends on what the problem costs you, and that figure is yours.',
		ask: ({ company }) => `How are terms like these approved at ${company}?`,
		subjects: ['The terms, before a meeting', 'How it gets approved'],
		more: 'I would rather lose you over the terms now than after a long meeting.',
		objective: 'Name the terms openly and learn how money is approved',
		action: 'Say how it would be approved',
		onAnswer: 'A way: ask what the person at its end wants to read.',
		note: 'Compare the terms with your current price list.',
	},
	scope: {
		name: 'what is part of it',
		leads: 'So that you can rule us out quickly, this is what it covers.',
		so: () => 'Everything beyond that is somebody else’s job, and I say so when asked.',
		ask: ({ company }) => `Which part of that would ${company} use, if any?`,
		subjects: ['What it covers', 'Rule us out quickly'],
		more: 'A part that nobody would use should not be paid for either.',
		objective: 'Let the contact rule the offer in or out',
		action: 'Name the part that would be used',
		onAnswer: 'A part: talk about that part alone.',
		note: 'Leave out whatever does not concern this company.',
	},
};

/** One reason per kind of detail, with up to two of its sentences. */
export function details(lead: Lead, kinds: readonly DetailKind[]): Reason[] {
	return kinds.flatMap((kind) => {
		const sentences = lead.offer.details.filter((detail) => detail.kind === kind).slice(0, 2);
		if (sentences.length === 0) return [];
		const frame = DETAILS[kind];
		return {
			name: frame.name,
			objective: frame.objective,
			subjects: frame.subjects,
			says: [[fixed(frame.leads), ...sentences.map(({ sentence }) => wordings(sentence))], [fixed(frame.so(lead))]],
			more: frame.more,
			ask: frame.ask(lead),
			action: frame.action,
			note: frame.note,
			onAnswer: frame.onAnswer,
		};
	});
}
