import { listOf } from '#prose/sentences.ts';
import type { Lead } from './lead.ts';
import { fixed, type Reason, spare } from './reason.ts';
import { distinctNames } from './themes.ts';
import { TONES } from './tones.ts';

/** The last message: says that it is the last, what the earlier ones were about, and offers one easy answer. */
export function closing(lead: Lead, used: readonly Reason[]): Reason {
	const tone = TONES[lead.tonality];
	const [ends, reopens] = tone.last;
	const names = distinctNames(used.map(({ name }) => name)).slice(0, 3);
	return {
		name: 'the end of it',
		objective: `Breakup: end it politely with ${lead.who}, and leave one way back`,
		subjects: [`Closing my notes on ${lead.company}`, 'My last message'],
		says: [
			[fixed(ends), fixed(raised(names, lead.tonality))],
			[
				fixed(`If nothing of this is open at ${lead.company}, no answer is needed.`),
				spare(
					lead.strategy.event === null
						? 'The wrong moment is a good reason too.'
						: `If there is simply no room for it ${lead.strategy.event.before}, that is a good reason too.`,
				),
				fixed(reopens),
			],
		],
		more: 'Nothing I wrote needs to be kept, and I will not count the silence against you.',
		ask: tone.lastAsk,
		action: 'Name a better time, or leave it',
		note: `Take out what ${lead.who} has already answered.`,
		onAnswer: `A time: set one reminder for it and delete the rest; silence: leave ${lead.company} alone, on every channel.`,
	};
}

function raised(names: readonly string[], tonality: Lead['tonality']): string {
	const list = listOf(names);
	switch (tonality) {
		case 'Professional & Formal':
			return `My messages concerned ${list}.`;
		case 'Business Casual':
			return `So far I have been on about ${list}.`;
		case 'Friendly & Conversational':
			return `I have told you about ${list}, and you have been patient.`;
		case 'Direct & Bold':
			return `You have had my points: ${list}.`;
		default:
			return `What I wanted to understand was ${list}.`;
	}
}
