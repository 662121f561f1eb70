import { other } from '../natures/inside.ts';
import {
	type EmailPlan,
	figureOf,
	fixed,
	type MethodPlan,
	optional,
	spare,
	through,
	type VariantPlan,
	waysOf,
} from '../plan.ts';
import { asFarAsIKnow, goingOn, oneLine, type Situation, type Topic, wordings } from '../situation.ts';

/** Asks for knowledge: points in advance, consent on every quote, nothing sold. */
export function interview(situation: Situation): MethodPlan {
	return {
		gaps: [4, 4, 5],
		initial: initial(situation),
		followUps: [inWriting(situation), compare(situation), last(situation)],
		variants: [byEmail(situation), quote(situation)],
		promises:
			'The e-mails promise that quotes are shown before use and that nothing is sold in the interview: keep both, and publish what you collect.',
		approach: `Send the piece on ${situation.topics[0].task.name} when it is out, whether ${situation.firstName} took part or not: it is the next reason to write.`,
		objection: `‘I have no time for an interview.’ Offer to take the question on ${situation.topics[1].task.name} in writing.`,
	};
}

function who({ trade, stance }: Situation): string {
	const words = {
		owner: `owners at ${trade}`,
		lead: `people who lead at ${trade}`,
		doer: `people who do the work at ${trade}`,
	};
	return words[stance];
}

/** "late cancellations: what happens in the hour after a plan breaks" */
function point({ task, nature }: Topic): string {
	return `${task.name}: ${nature.report}`;
}

function initial(situation: Situation): EmailPlan {
	const { topics, news, background, stance, input } = situation;
	const [first, second, third] = topics;
	const points = [first.nature.report, ...news.slice(0, 1).map(({ kind }) => kind.report), point(second), point(third)];
	const asks = {
		owner: 'Would you give me an interview by phone?',
		lead: 'Could we talk at a time that suits your team?',
		doer: 'May I put these points to you, once whoever has to agree does?',
	};
	return {
		subjects: [`Interview on ${first.task.name}`, `Interview: ${first.task.name}`, 'An interview with you'],
		paragraphs: [
			[
				through('I come to you through', situation),
				background[0] === undefined ? [''] : optional(...wordings(background[0].sentence, undefined, 18)),
			],
			[
				fixed(`I interview ${who(situation)}, for [add where it appears].`),
				fixed(`My subject is ${first.task.name}.`),
				fixed('I would ask about:'),
			],
			{ bullets: [...new Set(points)].slice(0, 3).map(fixed) },
			[
				fixed(`I work at ${oneLine(input.senderCompanyName)}, but I sell nothing in this talk.`),
				fixed('You see each quote before I use it.'),
				spare(first.nature.why),
			],
			[fixed(asks[stance])],
		],
	};
}

function inWriting(situation: Situation): EmailPlan {
	const [, second] = situation.topics;
	const [, more] = situation.background;
	return {
		subjects: [`In writing: ${second.task.name}`, 'An answer in writing'],
		paragraphs: [
			[fixed(`If a talk is too much, a few lines on ${second.task.name} would help as well.`)],
			[
				more === undefined ? [''] : wordings(more.sentence, undefined, 20),
				fixed(more === undefined ? 'You have it in front of you, and I know it only by hearsay.' : more.kind.interview),
			],
			[optional(second.nature.why), fixed(second.task.question)],
			[
				spare('You get my wording back before anybody else reads it.'),
				spare('Whatever you would rather not say stays out.'),
			],
		],
	};
}

function compare(situation: Situation): EmailPlan {
	const { topics, others } = situation;
	const [, , third] = topics;
	return {
		subjects: [`Views on ${third.task.name}`, 'Which way you would defend'],
		paragraphs: [
			[fixed(`The piece also looks at ${third.task.name}, and starts from this scene: ${goingOn(third.task.hurts)}`)],
			[fixed(waysOf(third)), optional(third.nature.why)],
			[spare(`Your reasons would stand beside those of ${others}, for readers to weigh.`)],
			[fixed(`Which of these would you defend in front of people from ${others}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, challenge, there, stance, subject } = situation;
	const [first, second, , fourth] = topics;
	const [hearsay] = challenge;
	const place = subject.replace(/^Your /, 'your ');
	const close = fixed(`This is my last e-mail about the interview on ${first.task.name}.`);
	if (hearsay === undefined) {
		return {
			subjects: [`Whom to ask: ${fourth.task.name}`, 'Whom else to ask'],
			paragraphs: [
				[close],
				[fixed(`It will also go into ${second.task.name} and ${fourth.task.name}.`), optional(fourth.nature.why)],
				[
					fixed(`The person closest to the latter is often the ${fourth.task.owner}, who is seldom asked.`),
					spare('I would send the same points and keep to the same rules.'),
				],
				[fixed(`Who ${there} should I ask instead of you?`)],
			],
		};
	}
	return {
		subjects: [`To put right: ${first.task.name}`, 'A point to put right'],
		paragraphs: [
			[close],
			[
				fixed(`My notes on ${place} hold a point that nobody there has confirmed.`),
				wordings(hearsay, asFarAsIKnow(situation), 26),
			],
			[
				fixed(
					`Nothing of the kind is printed without a yes from you, and a correction is worth more than an interview.`,
				),
				spare(first.nature.why),
			],
			[fixed(first.nature === other ? 'What of it is true today?' : first.nature.asks[stance])],
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
			[through('I have your name from', situation)],
			[
				fixed(
					`For a piece on ${trade}, I collect answers by e-mail, and the part on ${fourth.task.name} is still open.`,
				),
			],
			[fixed(waysOf(fourth)), optional(fourth.nature.why)],
			[
				spare('A paragraph is enough, and your name appears only if you wish.'),
				spare('Whoever does it differently is the one I look for.'),
			],
			[fixed(fourth.task.question)],
		],
		reasoning: `No calendar is needed to say something on ${fourth.task.name}, and an answer of one line is still an answer.`,
	};
}

function quote(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'A single quote',
		subjects: [`A quote on ${fifth.task.name}`, 'A quote from you'],
		paragraphs: [
			[fixed(`${situation.referrer} gave me your name, and I would like to quote you on ${fifth.task.name}.`)],
			[fixed(`Readers will know this: ${goingOn(fifth.task.hurts)}`), optional(fifth.nature.why, figureOf(fifth))],
			[fixed(fifth.task.question)],
			[
				spare('A line in your own words would do.'),
				spare('I send the passage back to you before it goes anywhere, and I change what you want changed.'),
			],
		],
		reasoning: `The smallest request of all, and the question is about ${fifth.task.name} and not about buying.`,
	};
}
