import {
	type EmailPlan,
	figureOf,
	fixed,
	introducedBy,
	type MethodPlan,
	spare,
	through,
	type VariantPlan,
	waysOf,
} from '../plan.ts';
import { asFarAsIKnow, goingOn, led, oneLine, type Situation, wordings } from '../situation.ts';

/** Teaches: a syllabus, an exercise that works alone, the reader's own case. */
export function masterclass(situation: Situation): MethodPlan {
	return {
		gaps: [3, 3, 4],
		initial: initial(situation),
		followUps: [exercise(situation), ownCase(situation), last(situation)],
		variants: [forColleague(situation), sheet(situation)],
		promises: 'The e-mails promise a sheet, notes and no pitch at the end: prepare the first two and keep the third.',
		approach: `Let the class work on a real case of ${situation.topics[0].task.name}: what people have done once, they ask help for when it grows.`,
		objection: `‘We have no time for training.’ Send the exercise on ${situation.topics[0].task.name}: it shows whether the class is worth a date.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, proof, trade, stance } = situation;
	const [first, second] = topics;
	const [result] = proof;
	const asks = {
		owner: 'Shall I keep a place for you?',
		lead: 'Shall I keep places for you and somebody from your team?',
		doer: 'Shall I keep a place for you, and another for whoever sends you?',
	};
	const further = `${second.task.name}, with the same method`;
	const steps = (text: string) => led('the steps behind a result of ours', text, situation).replace(/\.$/, '');
	return {
		subjects: [`Class on ${first.task.name}`, `Class: ${first.task.name}`, 'A place in my class'],
		paragraphs: [
			[
				fixed(`On [add date and time] I teach a live masterclass for ${trade}.`),
				fixed(introducedBy(situation, 'is why you hear of it.')),
			],
			[fixed(`The subject is ${first.task.name}.`), spare(first.nature.why), fixed('You leave with:')],
			{
				bullets: [
					fixed(first.nature.learn),
					fixed(`a count of ${first.task.measure}, from your own records`),
					result === undefined ? fixed(further) : [...wordings(result, steps, 22), further],
				],
			},
			[
				fixed(`I work at ${oneLine(situation.input.senderCompanyName)}, and there is no pitch at the end.`),
				spare('You work on your own cases.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function exercise(situation: Situation): EmailPlan {
	const [first] = situation.topics;
	return {
		subjects: [`Exercise: ${first.task.name}`, 'The first exercise'],
		paragraphs: [
			[fixed(`The first exercise on ${first.task.name} works without me, so here it is.`)],
			[fixed(first.task.selfTest), fixed(`Below it, write the number of ${first.task.measure}.`)],
			[
				fixed(`In the class it turns into ${first.nature.learn}.`),
				spare('It is yours whether you come or not.'),
				spare('Bring only your notes, and no names.'),
			],
			[fixed(`Shall I send you the sheet on ${first.task.name}?`)],
		],
	};
}

function ownCase(situation: Situation): EmailPlan {
	const { topics, news, challenge, subject } = situation;
	const [, second] = topics;
	const [item] = news;
	const [hearsay] = challenge;
	const subjects = ['A case for the class', 'Your case for the class'];
	if (item !== undefined) {
		return {
			subjects,
			paragraphs: [
				[
					fixed(`For the part on ${second.task.name} I look for a case that is not made up.`),
					wordings(item.sentence, undefined, 22),
				],
				[fixed(item.kind.lesson)],
				[spare(second.nature.why), spare('You would see it before the group does.')],
				[fixed(`May I build the case on that, with ${subject.startsWith('Your ') ? 'your name' : subject} left out?`)],
			],
		};
	}
	if (hearsay !== undefined) {
		return {
			subjects,
			paragraphs: [
				[
					fixed('A case from your own work would teach the group more than one of mine.'),
					wordings(hearsay, asFarAsIKnow(situation), 26),
				],
				[
					fixed('We would draw it on one sheet, from the first sign to the end, and look for the step that waits.'),
					spare(second.nature.why),
				],
				[spare('Names and figures stay with you.')],
				[fixed(`May I use it, with ${subject.startsWith('Your ') ? 'your name' : subject} left out?`)],
			],
		};
	}
	return {
		subjects: [`In class: ${second.task.name}`, 'A debate in class'],
		paragraphs: [
			[fixed(`The middle part of the class is a debate about ${second.task.name}.`)],
			[fixed(second.task.hurts), fixed(waysOf(second))],
			[
				fixed('Each way gets a table that defends it, and the others look for the case in which it fails.'),
				spare(second.nature.why),
			],
			[fixed('Which table would you sit at?')],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, background, stance, there } = situation;
	const [first, , third] = topics;
	const [note] = background;
	const ownsIt = /owner|partner|principal|director/i.test(third.task.owner);
	const asks = {
		owner: ownsIt ? 'Shall I send you the notes?' : `Shall the notes go to you or to your ${third.task.owner}?`,
		lead: `To whom ${there} shall I send the notes?`,
		doer: 'Shall I send you the notes?',
	};
	return {
		subjects: [`Notes on ${third.task.name}`, 'Notes from the class'],
		paragraphs: [
			[fixed(`If the date does not suit, you need not miss the part on ${third.task.name}.`)],
			[
				fixed('Afterwards I write it up, with the questions that people asked.'),
				spare(`It begins with a scene: ${goingOn(third.task.hurts)}`),
			],
			note === undefined
				? [fixed(third.nature.why)]
				: [wordings(note.sentence, undefined, 20), fixed(note.kind.lesson)],
			[
				fixed(`This is my last e-mail about the class on ${first.task.name}.`),
				spare('The notes come without a bill and without a call.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function forColleague(situation: Situation): VariantPlan {
	const { topics, referrer, trade, subject } = situation;
	const [, , , fourth] = topics;
	return {
		approach: 'A place for a colleague',
		subjects: [...(fourth.task.owner === 'owner' ? [] : [`For your ${fourth.task.owner}`]), 'A place for a colleague'],
		paragraphs: [
			[fixed(`${referrer} gave me your name, but this may be for somebody else on your side.`)],
			[
				fixed(`I teach a class for ${trade} on [add date and time], and one part is about ${fourth.task.name}.`),
				fixed(`That is mostly the work of the ${fourth.task.owner}.`),
			],
			[
				fixed(fourth.task.hurts),
				fixed(`In the class, this turns into ${fourth.nature.learn}.`),
				spare(fourth.nature.why),
			],
			[fixed(`Whom shall I invite from ${subject.replace(/^Your /, 'your ')}?`)],
		],
		reasoning: `If somebody else looks after ${fourth.task.name}, a name is quickly given, and that person comes with a recommendation.`,
	};
}

function sheet(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'Sheet without a date',
		subjects: [`A sheet on ${fifth.task.name}`, 'A sheet to fill in'],
		paragraphs: [
			[through('I have your name from', situation)],
			[
				fixed(`From my class I have a sheet on ${fifth.task.name} that works on its own, and it begins like this.`),
				fixed(fifth.task.selfTest),
			],
			[fixed(figureOf(fifth)), spare(`It ends with ${fifth.nature.learn}.`), spare(fifth.nature.why)],
			[fixed(`Would the rest of it be of use ${situation.there}?`)],
		],
		reasoning: `Nothing has to be decided, and whoever asks for the sheet has named ${fifth.task.name} as a subject.`,
	};
}
