import type { BrandVoice } from '../options.ts';
import { toned } from './words.ts';

/** How a brand opens, paces and closes. `{t}`, `{T}` and `{m}` as in the forms. */
export interface Voice {
	/** Openings on a noun phrase. */
	topic: readonly string[];
	/** Openings on what troubles people. */
	moment: readonly string[];
	/** Openings on a sentence of the brand's own. */
	statement: readonly string[];
	/** Last lines, each used once on a platform. */
	endings: readonly string[];
	/** Whether points stand each on a line, two and two, in one paragraph, or counted. */
	rhythm: 'lines' | 'pairs' | 'block' | 'counted';
	/** "Do not" or "don't". */
	contracts: boolean;
	/** What the writing does, for the strategy. */
	manner: string;
}

const PLAIN: Voice = {
	topic: ['{T}, step by step.', 'A few plain words on {t}.', '{T}: here is where to begin.', 'On {t}, from the start.'],
	moment: ['{m}? Here is a way in.', '{m}. It happens.', '{m}: what now?'],
	statement: ['{m}.', 'In short: {m}.'],
	endings: ['That is all for today.', 'Questions are welcome.'],
	rhythm: 'pairs',
	contracts: false,
	manner: 'plain and even, since no voice was chosen',
};

const VOICES: Readonly<Record<BrandVoice, Voice>> = {
	'Professional & Authoritative': {
		topic: [
			'{T}: our position, and the reasoning behind it.',
			'A considered view of {t}.',
			'There is more to say on {t} than is usually said.',
			'On {t}, precision helps.',
			'A few remarks on {t}.',
		],
		moment: ['{m}. The order of steps matters here.', '{m}: how we would approach it.', 'Consider this case: {m}.'],
		statement: ['{m}.', 'For the record: {m}.', 'Our remit is simple to state: {m}.'],
		endings: [
			'We are glad to go into detail on request.',
			'Objections are as welcome as questions.',
			'Where your case differs, tell us how.',
			'We correct ourselves in public when we are wrong.',
		],
		rhythm: 'block',
		contracts: false,
		manner: 'whole sentences in one paragraph, no contractions, reasons before conclusions',
	},
	'Friendly & Conversational': {
		topic: [
			'Can we talk about {t} for a moment?',
			'So, {t}: where do we start?',
			'Let us have a chat about {t}.',
			'Pull up a chair, today it is about {t}.',
			'{T} came up again at our table, so here goes.',
		],
		moment: ['{m}? Come in and sit down.', '{m}. Sounds familiar?', '{m}: you are in good company.'],
		statement: ['{m}. That is us in a nutshell.', 'Nice to meet you: {m}.', 'You may not know this yet: {m}.'],
		endings: [
			'And how are things on your side?',
			'Say hello while you are here.',
			'We read everything, mostly over coffee.',
			'Come and argue with us, nicely.',
		],
		rhythm: 'pairs',
		contracts: true,
		manner: 'spoken sentences with contractions, a question to the reader early on',
	},
	'Fun & Playful': {
		topic: [
			'{T}! Yes, it is that time again.',
			'Ready, steady, {t}.',
			'If {t} were a game, this would be the first round.',
			'Level one: {t}.',
			'Drum roll for {t}, please.',
		],
		moment: ['{m}. Plot twist: you can do something.', '{m}? Game on.', 'Raise a hand if this is you: {m}.'],
		statement: ['Ta-da: {m}.', '{m}. There, we said it.', 'The short version, sung in the shower: {m}.'],
		endings: [
			'Bonus points for pictures.',
			'Your move.',
			'No prizes, only glory.',
			'First comment gets to feel smug all day.',
		],
		rhythm: 'lines',
		contracts: true,
		manner: 'short lines, games and turns, one joke at most',
	},
	'Inspiring & Motivational': {
		topic: [
			'One small step towards {t}, and you can take it today.',
			'There is more in you than you think when it comes to {t}.',
			'Whatever you have believed about {t} so far, begin again here.',
			'You do not need permission for {t}.',
			'Today is a good day for {t}.',
		],
		moment: ['{m}. It does not have to stay that way.', '{m}? Start where you stand.', '{m}: and still you are here.'],
		statement: [
			'{m}. That is why we get up.',
			'This is what we believe in enough to do it: {m}.',
			'{m}. You can be part of it.',
		],
		endings: [
			'Begin small, but begin.',
			'Someone is waiting to see you try.',
			'The next step is yours.',
			'Come back and tell us how far you got.',
		],
		rhythm: 'lines',
		contracts: false,
		manner: 'direct address, short lines that lead from where people stand to one step they can take',
	},
	'Educational & Informative': {
		topic: [
			'{T}: what to know, in order.',
			'A short lesson on {t}.',
			'What should one know about {t} first?',
			'{T}, broken down into parts.',
			'Here is {t} without the detours.',
		],
		moment: [
			'{m}. Let us look at it in order.',
			'A case to learn from: {m}.',
			'{m}: what can be done, one step at a time?',
		],
		statement: ['To explain what we do: {m}.', '{m}. Here is what that means.', 'A definition of our work: {m}.'],
		endings: [
			'Write down the part that was new to you.',
			'Next time we build on this.',
			'If a term was unclear, ask for it.',
			'Explain it to somebody today, and it will stay.',
		],
		rhythm: 'counted',
		contracts: false,
		manner: 'points in a counted order, terms explained where they first appear',
	},
	'Casual & Relatable': {
		topic: [
			'Okay, {t}.',
			'{T}, but without the fuss.',
			'Honest talk about {t}.',
			'Real life and {t}: a love story, sort of.',
			'Nobody has {t} all figured out.',
		],
		moment: ['{m}. Been there.', '{m}? Same.', 'That thing where this happens: {m}.'],
		statement: ['So, basically: {m}.', '{m}. No big words needed.', 'What we do all day: {m}.'],
		endings: ['Anyway, that is the plan.', 'You do you.', 'Good enough counts.', 'Back to work for us, then.'],
		rhythm: 'lines',
		contracts: true,
		manner: 'half sentences and contractions, admitting what does not work',
	},
	'Bold & Edgy': {
		topic: [
			'{T}. No excuses.',
			'Most of what is said about {t} is padding.',
			'Forget the polite version of {t}.',
			'Pick a side on {t}.',
			'{T}, without the sugar.',
		],
		moment: ['{m}. Enough.', 'Say it out loud: {m}.', '{m}? Then stop doing what you did before.'],
		statement: ['{m}. Take it or leave it.', 'We do one thing: {m}.', '{m}. Others can do the rest.'],
		endings: ['Agree or argue, but answer.', 'Too blunt? Good.', 'Prove us wrong.', 'Your turn to be honest.'],
		rhythm: 'lines',
		contracts: true,
		manner: 'short, blunt lines that take a side and ask for a reply',
	},
	'Caring & Empathetic': {
		topic: [
			'{T} can feel like a lot, so let us go slowly.',
			'In case you have been thinking about {t}, this is for you.',
			'A gentle word on {t}.',
			'Take your time with {t}.',
			'However it is going with {t}, you are welcome here.',
		],
		moment: [
			'{m}. That is hard, and you are not to blame.',
			'{m}? You are not on your own with it.',
			'If this is your week: {m}.',
		],
		statement: ['We are here for this: {m}.', '{m}. At your pace.', 'This is how we would like to help: {m}.'],
		endings: [
			'Be kind to yourself today.',
			'You may also just read along.',
			'Write to us privately if that is easier.',
			'There is no hurry.',
		],
		rhythm: 'pairs',
		contracts: true,
		manner: 'slow sentences, the feeling before the advice, always a private way to answer',
	},
	'Luxury & Sophisticated': {
		topic: [
			'{T}, considered.',
			'A study in {t}.',
			'The quiet side of {t}.',
			'A second look at {t}.',
			'On the art of {t}.',
		],
		moment: ['{m}. There is a more graceful way.', '{m}: a matter of detail.', 'One knows the feeling: {m}.'],
		statement: ['{m}. Nothing more is needed.', 'Simply put: {m}.', 'A word about us: {m}.'],
		endings: ['We leave the rest to you.', 'Take your time.', 'The details are ours to share.', 'More, if you ask.'],
		rhythm: 'block',
		contracts: false,
		manner: 'few, calm sentences, no exclamation and no discount language',
	},
	'Humorous & Witty': {
		topic: [
			'{T}: a tragedy in three acts.',
			'Nobody ever wrote a song about {t}, and here we are.',
			'Everything you never asked about {t}.',
			'{T}, for people who said they would never care about {t}.',
			'Breaking news from the world of {t}: it is complicated.',
		],
		moment: ['{m}. Asking for a friend, of course.', '{m}? The universe apologises.', 'A short play: {m}. Curtain.'],
		statement: [
			'{m}. Our mothers are proud.',
			'The elevator stopped, so here is the pitch: {m}.',
			'{m}. Hold the applause.',
		],
		endings: [
			'No poets were harmed in the writing of this post.',
			'Laugh first, then answer.',
			'We will be here all week.',
			'You may quote us, but you need not.',
		],
		rhythm: 'pairs',
		contracts: true,
		manner: 'dry remarks at the beginning and the end, plain facts in between',
	},
};

export function voiceOf(voice: BrandVoice | ''): Voice {
	const chosen = voice === '' ? PLAIN : VOICES[voice];
	return { ...chosen, endings: chosen.endings.map((line) => toned(line, chosen.contracts)) };
}
