import type { Tonality } from '../options.ts';

/** What depends on the tone: greeting, doubts, endings, the opening of a call. */
export interface Tone {
	greeting(first: string, full: string): string;
	/** Above the name; empty if the tone uses none. */
	signOff: string;
	/** Doubts about whether it applies to the contact's company; each is used once. */
	hedges(company: string): readonly string[];
	/** After the question; each is used once. */
	closes: readonly string[];
	/** A question about what is proposed: "talk it through on a discovery call". */
	proposal(what: string): string;
	/** How to introduce a scene, a check, a count and the usual ways. */
	scene(trade: string): readonly string[];
	check(name: string): readonly string[];
	count(name: string): readonly string[];
	ways(name: string): readonly string[];
	/** Asks to connect. */
	connect: string;
	/** The first words on the telephone; each call uses its own. */
	opener(sender: string, us: string): readonly string[];
	/** What to propose at the end of a call. */
	callClose(what: string): readonly string[];
	/** Says that this is the last message. */
	last: readonly [string, string];
	/** The last question. */
	lastAsk: string;
	/** How the tone should sound, for the member. */
	advice: string;
}

const formal: Tone = {
	greeting: (_first, full) => `Dear ${full},`,
	signOff: 'Kind regards,',
	hedges: (company) => [
		`I cannot judge from outside whether this applies to ${company}.`,
		`Please correct me if ${company} settled this long ago.`,
		`What holds for others in your field need not hold for ${company}.`,
		`I do not assume that ${company} shares the difficulty.`,
	],
	closes: [
		'A short reply would be appreciated.',
		'Should a colleague be better placed to answer, I would be grateful for the name.',
		'I will gladly put further details in writing.',
		'If it does not apply, please tell me, and I will not return to the subject.',
		'There is no deadline attached to the question.',
		'I would value your view even if the answer is no.',
		'One sentence in reply is entirely sufficient.',
	],
	proposal: (what) => `Would it be agreeable to you to ${what}?`,
	scene: (trade) => [
		`The following is reported as typical of ${trade}.`,
		`May I describe a second situation that ${trade} tend to know.`,
	],
	check: (name) => [
		`On ${name}, there is a check that requires nobody from outside.`,
		`The extent of ${name} can be established in house.`,
	],
	count: (name) => [
		`Before any discussion of ${name}, one figure deserves attention.`,
		`One further figure would show whether a meeting on ${name} is warranted.`,
	],
	ways: (name) => [
		`There are several established ways to deal with ${name}.`,
		`Practice differs with regard to ${name}.`,
	],
	connect: 'I would be pleased to have you among my contacts.',
	opener: (sender, us) => [
		`Good morning, my name is ${sender}, of ${us}. You were not expecting my call: may I state the reason in two sentences?`,
		`Good morning, ${sender} of ${us} once more. I have a single question today, if the moment suits you.`,
		`Good morning, this is ${sender} of ${us}. I should like to close an open point and will be brief.`,
	],
	callClose: (what) => [
		`This deserves more than a telephone call. May I ${what}, on a day that is convenient to you?`,
		'Thank you. I will put your answer in writing, so that you can correct it.',
		'I am obliged to you. May I note the month in which I should return to this?',
	],
	last: [
		'As I have had no answer, I will close the matter on my side with this message.',
		'Should the subject become relevant at a later date, a line from you reopens it.',
	],
	lastAsk: 'May I ask for the month, if any, in which I should return to this?',
	advice:
		'Formal: full name, whole sentences, no contractions. Keep that in your replies too, until the contact changes it.',
};

const casual: Tone = {
	greeting: (first) => `Hi ${first},`,
	signOff: 'Best,',
	hedges: (company) => [
		`I may well be wrong about ${company}, so tell me if I am.`,
		`From the outside I can only guess how ${company} does it.`,
		`Maybe you sorted this out long ago.`,
		`Not every company has this one, and ${company} may be spared.`,
	],
	closes: [
		'One line back is plenty.',
		'If it is somebody else’s job, a name would help.',
		'Happy to send the details first if you prefer to read.',
		'If this is a bad week, say so and I will pick another.',
		'A rough guess is fine.',
		'A no helps me too.',
		'If we talk, I will keep it short.',
	],
	proposal: (what) => `Would it make sense to ${what}?`,
	scene: (trade) => [`Here is one that ${trade} tend to run into.`, `Another one from the daily life of ${trade}.`],
	check: (name) => [`You can check this one without me: ${name}.`, `A quick way to see where you stand with ${name}.`],
	count: (name) => [`With ${name}, I would look at one number first.`, `One more number, this time on ${name}.`],
	ways: (name) => [
		`People handle ${name} in different ways.`,
		`With ${name}, I keep coming across the same few habits.`,
	],
	connect: 'Shall we connect?',
	opener: (sender, us) => [
		`Hi, ${sender} from ${us}. I am calling out of the blue: do you have half a minute, or should I try another time?`,
		`Hi, it is ${sender} from ${us} again. One question and I am gone, is that all right?`,
		`Hi, this is ${sender} from ${us}. I said I would not keep at this forever, so here is the last question by phone.`,
	],
	callClose: (what) => [
		`That sounds worth a proper look. Should I ${what}? I have my calendar open.`,
		'Thanks, that helps. I will send you what I understood in three lines.',
		'Got it. Which month should I put in my calendar for a second try?',
	],
	last: [
		'This is the last you will hear from me on the subject.',
		'If it comes up again later, just reply to this one and we pick up here.',
	],
	lastAsk: 'Is there a month when I should try again?',
	advice: 'Business casual: first name, plain words, short lines. Contractions are fine when you speak.',
};

const friendly: Tone = {
	greeting: (first) => `Hello ${first},`,
	signOff: 'All the best,',
	hedges: (company) => [
		`You know ${company} and I do not, so put me right if I am off.`,
		'I am more curious than certain here.',
		'If you fixed this ages ago, I would love to hear how.',
		`It would be good to hear that ${company} is spared this.`,
	],
	closes: [
		'No rush, write back when you have a quiet minute.',
		'I would enjoy hearing how it goes at your end.',
		'If a colleague knows better, I am happy to ask there.',
		'Even a rough answer would be a great help.',
		'Whatever you write, I read it myself.',
		'And if it is a hectic week, just tell me.',
		'A few words are plenty.',
	],
	proposal: (what) => `Would you like to ${what}?`,
	scene: (trade) => [
		`Let me paint a small picture that people at ${trade} may recognise.`,
		`One more picture, and you tell me whether it looks familiar.`,
	],
	check: (name) => [
		`Here is something to try over a coffee, about ${name}.`,
		`A small experiment on ${name}, no visitors needed.`,
	],
	count: (name) => [
		`If I could ask one number about ${name}, it would be this.`,
		`I have grown curious about another number, on ${name}.`,
	],
	ways: (name) => [
		`Everybody seems to have a recipe for ${name}.`,
		`Ask three people about ${name} and you get three answers.`,
	],
	connect: 'It would be lovely to be in touch here.',
	opener: (sender, us) => [
		`Hello, this is ${sender} from ${us}. We have not spoken before. Did I catch you at a bad moment?`,
		`Hello, ${sender} from ${us} here again. I promise just one question, is now all right?`,
		`Hello, it is ${sender} from ${us}. I wanted to hear your voice once before I stop writing.`,
	],
	callClose: (what) => [
		`I would like to understand that better. Shall I ${what}, whenever it suits you?`,
		'Thank you for telling me. I will send you a short note of it, so nothing gets lost.',
		'That is good to know. Is there a month when I may ask again?',
	],
	last: [
		'I do not want to become a nuisance, so this is my last note.',
		'If you ever want to pick this up, I will be glad to hear from you.',
	],
	lastAsk: 'Would another time of the year suit you better?',
	advice: 'Friendly: warm, never chummy. Answer every reply on the same day, since this tone promises a person.',
};

const direct: Tone = {
	greeting: (first) => `${first},`,
	signOff: '',
	hedges: (company) => [
		`If ${company} has this under control, stop reading here.`,
		`Either this costs ${company} time or it does not.`,
		`It may be no problem at all for ${company}.`,
		`You know what happens at ${company}. I do not.`,
	],
	closes: [
		'Yes or no is enough.',
		'If you are the wrong person, give me a name.',
		'Tell me no and I stop.',
		'One word will do.',
		'Short answers are welcome.',
		'A blunt answer is fine.',
		'I read every answer myself.',
	],
	proposal: (what) => `Do you want to ${what}?`,
	scene: (trade) => [`A weak spot of many ${trade}.`, `A second weak spot.`],
	check: (name) => [`Do not take my word on ${name}. Check.`, `Test ${name} yourself.`],
	count: (name) => [`One number settles the question of ${name}.`, `Count before you talk to anyone about ${name}.`],
	ways: (name) => [`Each way to handle ${name} has a price.`, `You handle ${name} in one of these ways.`],
	connect: 'Let us connect.',
	opener: (sender, us) => [
		`${sender}, ${us}. This is a sales call. You can hang up, or give me thirty seconds.`,
		`${sender}, ${us}, second call. One question.`,
		`${sender} of ${us}, third and last call. I want a yes or a no from you.`,
	],
	callClose: (what) => [
		`Then the next step is clear: I ${what}. Agreed?`,
		'Noted. You get that in writing today.',
		'Fine. Which month do I call again, or do I take you off the list?',
	],
	last: ['No answer is an answer. I close this today.', 'If it becomes urgent, you have my address.'],
	lastAsk: 'Never, or which month?',
	advice: 'Direct: one thought a sentence. Bold means plain, not pushy: accept a no at once and in one line.',
};

const consultative: Tone = {
	greeting: (first) => `Hi ${first},`,
	signOff: 'Regards,',
	hedges: (company) => [
		`I would rather ask how ${company} works than assume it.`,
		`The answer may well be that ${company} should leave this as it is.`,
		`Seen from outside, there may be a good reason for the way ${company} does it.`,
		'Whether it is a problem at all comes before any solution.',
	],
	closes: [
		'Your answer decides whether a next step makes sense.',
		'I will tell you plainly if I think that we cannot help.',
		'I ask before I advise.',
		'You know the reasons better than I do.',
		'A plain answer helps more than a polite one.',
		'Whichever way it falls, I can say what I would look at next.',
		'Take the time to check first, the answer will be better for it.',
	],
	proposal: (what) => `Would it help your decision to ${what}?`,
	scene: (trade) => [
		`Something worth comparing with your own experience of ${trade}.`,
		`A second observation to hold against what you see every day.`,
	],
	check: (name) => [
		`A way to size ${name} before anybody gives advice.`,
		`Evidence on ${name} is closer than it looks.`,
	],
	count: (name) => [
		`To judge ${name}, I would start with a single measure.`,
		`A further measure would tell more about ${name}.`,
	],
	ways: (name) => [
		`Each way to deal with ${name} solves one thing and costs another.`,
		`The choice of how to deal with ${name} says much about priorities.`,
	],
	connect: 'I would like to stay in touch and follow how you see this.',
	opener: (sender, us) => [
		`This is ${sender} of ${us}. We have no appointment, so you decide: shall I say why I ring, or is another hour better?`,
		`${sender} of ${us} again. Since I wrote, one question has stayed open for me. May I ask it?`,
		`${sender} of ${us}. Before I give my view in writing, I would like to check one point with you.`,
	],
	callClose: (what) => [
		`From what you say, I cannot tell yet whether we help. May I ${what}, so that we both find out?`,
		'That changes my picture. I will write down what I understood and what I would look at first.',
		'Then it is too early. What would have to happen before it is worth another conversation?',
	],
	last: [
		'I have asked what I could ask from outside, so I will leave it here.',
		'If the situation changes, a line is enough, and I will begin with what you told me.',
	],
	lastAsk: 'What would have to change before you would want to hear from me again?',
	advice:
		'Consultative: ask, listen, then advise, against your own offer where that is right. The contact should learn something from each message.',
};

export const TONES: Readonly<Record<Tonality, Tone>> = {
	'Professional & Formal': formal,
	'Business Casual': casual,
	'Friendly & Conversational': friendly,
	'Direct & Bold': direct,
	'Consultative & Advisory': consultative,
};
