import { oneLine } from '#language/clean.ts';
import {
	type EmailPlan,
	fixed,
	introducedBy,
	type MethodPlan,
	optional,
	spare,
	through,
	type VariantPlan,
	waysOf,
} from '../plan.ts';
import { goingOn, hedged, led, placeOf, type Situation, wordings } from '../situation.ts';

/** Teaches: a syllabus, an exercise that works by itself, the recipient's own case. */
export function masterclass(situation: Situation): MethodPlan {
	const [first] = situation.topics;
	return {
		gaps: [3, 3, 4],
		initial: initial(situation),
		followUps: [exercise(situation), ownCase(situation), last(situation)],
		variants: [forColleague(situation), sheet(situation)],
		promises: `The e-mails promise ${situation.firstName} a worksheet, notes and a class without a pitch: prepare the first two and keep the third.`,
		approach: `Have the class work on a real case of ${first.task.name}: people ask for help with things they have tried themselves.`,
		objection: `‘We have no time for training.’ Send the exercise on ${first.task.name}, which shows whether the class is worth a date.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, proof, trade, stance } = situation;
	const [first, second] = topics;
	const [result] = proof;
	const asks = {
		owner: 'Shall I save you a seat?',
		lead: 'Shall I save a seat for you, and another for someone on your team?',
		doer: 'Shall I save you a seat, and another for a colleague?',
	};
	const further = `the same method, applied to ${second.task.name}`;
	const steps = (text: string) => led('how this came about', text, situation).replace(/\.$/, '');
	return {
		subjects: [`Class on ${first.task.name}`, `Class: ${first.task.name}`, 'A place in my class'],
		paragraphs: [
			[
				fixed(`I am teaching a live class for ${trade} on [add date and time].`),
				fixed(introducedBy(situation, 'gave me your name.')),
			],
			[fixed(`The subject is ${first.task.name}.`), spare(first.why), fixed('You leave with:')],
			{
				bullets: [
					fixed(first.told ? first.nature.learn : `a checklist for ${first.task.name}`),
					fixed(`your own count of ${first.task.measure}`),
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

function exercise({ topics, stance }: Situation): EmailPlan {
	const [first] = topics;
	return {
		subjects: [`Exercise: ${first.task.name}`, 'The first exercise'],
		paragraphs: [
			[fixed(`You do not need me for the first exercise on ${first.task.name}, so here it is.`)],
			[fixed(first.task.selfTest), spare(`Then count ${first.task.measure}.`)],
			[
				fixed(
					first.told && stance !== 'doer'
						? `In the class, that turns into ${first.nature.learn}.`
						: `In the class, that becomes your first page on ${first.task.name}.`,
				),
				spare('Keep it, even if the day does not suit you.'),
				spare('Leave out names, and bring only your notes.'),
			],
			[fixed(`Shall I send you the worksheet on ${first.task.name}?`)],
		],
	};
}

function ownCase(situation: Situation): EmailPlan {
	const { topics, news, challenge, subject } = situation;
	const [, second] = topics;
	const [item] = news;
	const [hearsay] = challenge;
	const subjects = ['A case for the class', 'Your case for the class'];
	const name = subject.startsWith('Your ') ? 'your name' : subject;
	if (hearsay !== undefined) {
		return {
			subjects,
			paragraphs: [
				[
					fixed(`For ${topics[0].task.name}, I would rather teach from a real case than from a made-up one.`),
					wordings(hearsay, hedged(situation), 26),
				],
				item === undefined
					? [fixed('The group would draw it on a single page and look for the step where things wait.')]
					: [wordings(item.sentence, undefined, 22), fixed(item.kind.lesson)],
				[spare('You would see the page before anyone else does.'), spare('Figures stay with you.')],
				[fixed(`May I use that as our case, with ${name} left out?`)],
			],
		};
	}
	if (item !== undefined) {
		return {
			subjects,
			paragraphs: [
				[
					fixed(`For the part on ${second.task.name}, I need a case that is not made up.`),
					wordings(item.sentence, undefined, 22),
				],
				[fixed(item.kind.lesson)],
				[spare(second.why), spare('You would see it before the group does.')],
				[fixed(`May I build the case on that, with ${name} left out?`)],
			],
		};
	}
	return {
		subjects: [`In class: ${second.task.name}`, 'A debate in class'],
		paragraphs: [
			[fixed(`Halfway through the class there is a debate about ${second.task.name}.`)],
			[fixed(second.task.hurts), fixed(waysOf(second))],
			[fixed(`Each side argues for its way, and the others look for the day it fails.`), spare(second.why)],
			[fixed('Which side would you take?')],
		],
	};
}

function last(situation: Situation): EmailPlan {
	if (situation.stance === 'doer') return outline(situation);
	const { topics, background, stance, there } = situation;
	const [first, , third] = topics;
	const [note] = background;
	const ownsIt = /owner|partner|principal|director/i.test(third.task.owner);
	const asks = {
		owner: ownsIt ? 'Shall I send you the notes?' : `Should the notes go to you or to your ${third.task.owner}?`,
		lead: `Who ${there} should get the notes?`,
	};
	return {
		subjects: [`Notes on ${third.task.name}`, 'Notes from the class'],
		paragraphs: [
			[fixed(`This is my last e-mail about the class on ${first.task.name}.`)],
			[
				fixed(`If the date does not work, you can still have my notes on ${third.task.name}.`),
				spare(`They begin with a scene: ${goingOn(third.task.hurts)}`),
			],
			note === undefined ? [optional(third.why)] : [wordings(note.sentence, undefined, 20), fixed(note.kind.lesson)],
			[spare('I add the questions people asked, and there is no bill and no call attached.')],
			[fixed(stance === 'owner' ? asks.owner : asks.lead)],
		],
	};
}

/** Somebody who only does the work must ask for the hours. */
function outline({ topics, background }: Situation): EmailPlan {
	const [first] = topics;
	const [note] = background;
	return {
		subjects: ['An outline to pass on', 'Something to pass on'],
		paragraphs: [
			[fixed(`This is my last e-mail about the class on ${first.task.name}.`)],
			note === undefined ? [['']] : [wordings(note.sentence, undefined, 20), fixed(note.kind.lesson)],
			[
				fixed('If someone else decides about your training time, a page that says what you would bring back may help.'),
				spare('I can write that page for you, without any sales talk in it.'),
				spare('You would only have to forward it.'),
			],
			[fixed('Shall I send you one?')],
		],
	};
}

function forColleague(situation: Situation): VariantPlan {
	const { topics, referrer, trade } = situation;
	const [, , , fourth] = topics;
	const place = placeOf(situation);
	return {
		approach: 'A place for a colleague',
		subjects: [...(fourth.task.owner === 'owner' ? [] : [`For your ${fourth.task.owner}`]), 'A place for a colleague'],
		paragraphs: [
			[fixed(`${referrer} gave me your name, but this may be for someone else at ${place}.`)],
			[
				fixed(`On [add date and time] I teach a class for ${trade}, and part of it is about ${fourth.task.name}.`),
				fixed(fourth.task.hurts),
			],
			[
				fixed(`We turn that into a checklist for ${fourth.task.name}.`),
				fixed(`The ${fourth.task.owner} may get the most out of it.`),
				spare(fourth.why),
			],
			[fixed(`Who from ${place} should I invite?`)],
		],
		reasoning: `If someone else looks after ${fourth.task.name}, a name is easy to give, and that person hears of you from a colleague.`,
	};
}

function sheet(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'Worksheet without a date',
		subjects: [`A worksheet: ${fifth.task.name}`, 'A worksheet to fill in'],
		paragraphs: [
			[through('I got your name from', situation)],
			[fixed(`I have a one-page worksheet on ${fifth.task.name} from my class, and it starts like this.`)],
			[fixed(fifth.task.selfTest), spare(`The figure to note: ${fifth.task.measure}.`)],
			[
				fixed(`By the end you have a short list of what to change about ${fifth.task.name}.`),
				spare(fifth.why),
				spare('It works without the class and without me.'),
			],
			[fixed(`Would the rest of it be useful ${situation.there}?`)],
		],
		reasoning: `Nothing has to be decided, and whoever asks for the worksheet has told you what to talk about next: ${fifth.task.name}.`,
	};
}
