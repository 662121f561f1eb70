import { oneLine } from '#language/clean.ts';
import { other } from '../natures/inside.ts';
import {
	type EmailPlan,
	fixed,
	type MethodPlan,
	optional,
	spare,
	through,
	type VariantPlan,
	waysOf,
	whyWays,
} from '../plan.ts';
import { goingOn, hedged, placeOf, type Situation, wordings } from '../situation.ts';

/** Asks for the recipient's knowledge: sends the points in advance, asks consent for every quote, sells nothing. */
export function interview(situation: Situation): MethodPlan {
	const [first, second] = situation.topics;
	return {
		gaps: [4, 4, 5],
		initial: initial(situation),
		followUps: [inWriting(situation), compare(situation), last(situation)],
		variants: [byEmail(situation), quote(situation)],
		promises: `The e-mails promise ${situation.firstName} that nothing is sold in the interview and that quotes are approved first: keep both.`,
		approach: `Send ${situation.firstName} the finished piece on ${first.task.name}, interview or not: it is your next reason to write.`,
		objection: `‘I have no time for an interview.’ Offer to take the question on ${second.task.name} in writing.`,
	};
}

function who({ trade, stance }: Situation): string {
	const words = {
		owner: `people who own or run ${trade}`,
		lead: `people who lead teams at ${trade}`,
		doer: `people who do the work at ${trade}`,
	};
	return words[stance];
}

function initial(situation: Situation): EmailPlan {
	const { topics, news, background, stance, input, challengeQuestion } = situation;
	const [first, second, third] = topics;
	const points = [
		first.told ? first.nature.report : whyWays(first),
		...news.slice(0, 1).map(({ kind }) => kind.report),
		whyWays(second),
		`${third.task.name}: what you would change first`,
	];
	const asks = {
		owner: 'Would you be open to a short phone interview?',
		lead: 'Could we find a time that works around your team?',
		doer: 'Would you take me through these in a short call?',
	};
	return {
		subjects: [`Interview on ${first.task.name}`, `Interview: ${first.task.name}`, 'An interview with you'],
		paragraphs: [
			[
				through('I got your name from', situation),
				background[0] === undefined ? [''] : optional(...wordings(background[0].sentence, undefined, 18)),
			],
			[
				fixed(`I am interviewing ${who(situation)} about ${first.task.name}, for [add where it will appear].`),
				fixed('I would like to hear about:'),
			],
			{ bullets: [...new Set(points)].slice(0, 3).map(fixed) },
			[
				fixed(`I work at ${oneLine(input.senderCompanyName)}, but I will not sell you anything on the call.`),
				fixed('You see each quote before I use it.'),
				spare(challengeQuestion === null ? first.why : 'You can skip any question.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function inWriting(situation: Situation): EmailPlan {
	const { topics, background, challengeQuestion } = situation;
	const [, second] = topics;
	const [, more] = background;
	return {
		subjects: [`In writing: ${second.task.name}`, 'An answer in writing'],
		paragraphs: [
			[fixed(`If a call is too much right now, a few lines on ${second.task.name} would help just as much.`)],
			[
				more === undefined ? [''] : wordings(more.sentence, undefined, 20),
				fixed(more === undefined ? 'You see this work up close, and I only know it second-hand.' : more.kind.interview),
			],
			challengeQuestion === null
				? [optional(second.why), fixed(second.task.question)]
				: [fixed('I would start here.'), fixed(challengeQuestion)],
			[
				spare('Anything you would rather keep to yourself stays out.'),
				spare('I will send you my wording before anyone else reads it.'),
			],
		],
	};
}

function compare(situation: Situation): EmailPlan {
	const { topics, others, there } = situation;
	const [, , third] = topics;
	return {
		subjects: [`Views on ${third.task.name}`, 'Which way you would defend'],
		paragraphs: [
			[fixed(`Part of the piece is about ${third.task.name}. It opens like this: ${goingOn(third.task.hurts)}`)],
			[fixed(waysOf(third)), optional(third.why)],
			[
				spare(`I would print your reasons next to those of people at ${others}.`),
				spare('You do not have to speak for the company.'),
			],
			[fixed(`Which of these would you defend ${there}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, challenge, there, stance } = situation;
	const [first, second, , fourth] = topics;
	const [hearsay] = challenge;
	const close = fixed(`This is my last e-mail about the interview on ${first.task.name}.`);
	if (hearsay === undefined) {
		return {
			subjects: [`Who to ask: ${fourth.task.name}`, 'Who else to ask'],
			paragraphs: [
				[close, fixed(`The piece will also cover ${second.task.name} and ${fourth.task.name}.`)],
				[
					fixed(`For the second part, the right person may well be the ${fourth.task.owner}.`),
					optional(fourth.why),
					spare('I would send the same kind of questions and follow the same rules.'),
				],
				[spare('I will say that the idea came from you only if you want me to.')],
				[fixed(`Who ${there} should I ask in your place?`)],
			],
		};
	}
	return {
		subjects: [`To check: ${first.task.name}`, 'A point to check'],
		paragraphs: [
			[close, fixed(`My notes on ${placeOf(situation)} still hold a point that nobody has confirmed.`)],
			[wordings(hearsay, hedged(situation), 26)],
			[
				fixed(`None of it goes into the piece on ${first.task.name} without your yes, and a correction is welcome.`),
				spare(first.why),
			],
			[fixed(first.nature === other ? 'How much of that is true today?' : first.nature.asks[stance])],
		],
	};
}

function byEmail(situation: Situation): VariantPlan {
	const { topics, trade } = situation;
	const [, , , fourth] = topics;
	return {
		approach: 'Answer by e-mail',
		subjects: [`Your view: ${fourth.task.name}`, 'Your view in writing'],
		paragraphs: [
			[through('Your name came to me from', situation)],
			[
				fixed(`I am collecting answers by e-mail for a piece on ${trade}.`),
				fixed(`What I still need is someone who knows ${fourth.task.name} from daily work.`),
			],
			[fixed(waysOf(fourth)), optional(fourth.why)],
			[fixed(fourth.task.question)],
			[
				spare('A paragraph is enough.'),
				spare('Your name appears only if you want it to.'),
				spare(`If it works some other way ${situation.there}, all the better.`),
			],
		],
		reasoning: `It needs no calendar, and even one line on ${fourth.task.name} starts the conversation.`,
	};
}

function quote(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'A single quote',
		subjects: [`A quote on ${fifth.task.name}`, 'A quote from you'],
		paragraphs: [
			[fixed(`${situation.referrer} gave me your name. I would like to quote you on ${fifth.task.name}.`)],
			[fixed(`The passage starts like this: ${goingOn(fifth.task.hurts)}`), optional(fifth.why)],
			[fixed(fifth.task.question)],
			[
				spare('A line in your own words is all I need.'),
				spare('I will send you the passage first, and change what you want changed.'),
				spare('If you would rather stay unnamed, I will quote your role.'),
			],
		],
		reasoning: `The smallest thing you can ask for, and the question is about ${fifth.task.name}, not about buying.`,
	};
}
