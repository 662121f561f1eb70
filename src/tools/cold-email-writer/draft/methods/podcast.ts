import { other } from '../natures/inside.ts';
import { type EmailPlan, fixed, type MethodPlan, optional, spare, through, type VariantPlan, waysOf } from '../plan.ts';
import { showOf } from '../show.ts';
import { asFarAsIKnow, led, oneLine, type Situation, titled, wordings } from '../situation.ts';

/** Offers a stage: an episode planned around the guest's own work. */
export function podcast(situation: Situation): MethodPlan {
	return {
		gaps: [4, 5, 4],
		initial: initial(situation),
		followUps: [opening(situation), takeaway(situation), last(situation)],
		variants: [situation.proof[0] === undefined ? scene(situation) : cases(situation), voiceNote(situation)],
		promises:
			'The e-mails promise that guests hear the cut first and that nothing is sold on the recording: keep both.',
		approach: `Invite ${situation.firstName} for the talk and not for the sale: work comes up after the episode on ${situation.topics[0].task.name}, if at all.`,
		objection: `‘I am no speaker.’ Send the question on ${situation.topics[1].task.name} in advance, or ask for a voice note.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, news, background, introducer, input, stance } = situation;
	const [first, second, third] = topics;
	const show = showOf(oneLine(input.senderContactInfo));
	const asks = {
		owner: 'Will you be my guest for it?',
		lead: 'Would you come on and speak for the team?',
		doer: 'Would you tell it yourself, as the one who does it?',
	};
	const points = [
		...background.slice(0, 1).map(({ kind }) => kind.talk),
		first.nature.talk,
		...news.slice(0, 1).map(({ kind }) => kind.talk),
		`${second.task.name}: ${second.nature.talk}`,
		`${third.task.name}: ${third.nature.talk}`,
	];
	return {
		subjects: [
			...(show === null ? [] : [`Guest on ${show}`]),
			`Podcast: ${first.task.name}`,
			'An invitation to record',
		],
		paragraphs: [
			[fixed(`I host the podcast ${show ?? '[add its name]'}, and ${introducer} made me think of you as a guest.`)],
			[
				background[0] === undefined ? [''] : optional(...wordings(background[0].sentence, undefined, 20)),
				fixed(`The episode would be about ${first.task.name}.`),
				fixed('My points so far:'),
			],
			{ bullets: [...new Set(points)].slice(0, 3).map(fixed) },
			[
				fixed('Nothing is sold on the recording, and you hear the cut before anyone else.'),
				spare('You need no preparation: the points above are the whole plan.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function opening(situation: Situation): EmailPlan {
	const { topics, industry, news, there, stance } = situation;
	const [, second] = topics;
	const item = news[1] ?? news[0];
	const about = (text: string) => led('From there we could come to what is new', text, situation);
	return {
		subjects: [`How I would open: ${second.task.name}`, 'How the episode would open'],
		paragraphs: [
			[fixed(`The episode would open with a scene on ${second.task.name}.`), fixed(second.task.hurts)],
			[
				fixed(
					`You would tell what happens next ${there}, and names of ${industry?.customer.many ?? 'customers'} stay out.`,
				),
				item === undefined ? [''] : optional(...wordings(item.sentence, about, 18)),
			],
			[spare('You may stop at any point and begin an answer again.'), spare(second.nature.why)],
			[
				fixed('My first question you may answer here as well.'),
				fixed(second.nature === other ? second.task.question : second.nature.asks[stance]),
			],
		],
	};
}

function takeaway(situation: Situation): EmailPlan {
	const { topics, others } = situation;
	const [, , , fourth] = topics;
	return {
		subjects: [`For listeners: ${fourth.task.name}`, 'Something for listeners to try'],
		paragraphs: [
			[fixed(`At the end of the episode, listeners from ${others} should get something to try.`)],
			[fixed(fourth.task.selfTest), fixed(`Whoever counts ${fourth.task.measure} has something to tell on air.`)],
			[
				spare('That is my idea, and you know better whether it works on a full day.'),
				spare('If it is too much to ask, we cut it down on air.'),
			],
			[fixed(`What would you tell them to do first about ${fourth.task.name}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, challenge, subject, others } = situation;
	const place = subject.replace(/^Your /, 'your ');
	const [first, , third] = topics;
	const [hearsay] = challenge;
	if (hearsay === undefined) {
		return {
			subjects: [`A guest on ${third.task.name}`, 'Another guest'],
			paragraphs: [
				[
					fixed('I will not ask again after this, and a microphone is not for everybody.'),
					fixed('A name is as welcome as a yes.'),
				],
				[
					fixed(
						`The ${third.task.owner} can make a good guest too, with this as the first point: ${third.nature.talk}.`,
					),
					spare(third.nature.why),
				],
				[
					spare('Whoever it is gets the same plan and the same right to cut.'),
					spare('I would say at the start that the idea is yours.'),
				],
				[fixed(`Whom would you rather hear on ${third.task.name}?`)],
			],
		};
	}
	return {
		subjects: [`Left out: ${first.task.name}`, 'Left out on purpose'],
		paragraphs: [
			[
				fixed(`There is a thing about ${place} that I left out of the plan on purpose.`),
				wordings(hearsay, asFarAsIKnow(situation), 26),
			],
			[
				fixed(`Told by you, it would help people from ${others}, and it goes in only if you want it there.`),
				spare(first.nature.why),
			],
			[
				fixed(`This is my last e-mail about an episode on ${first.task.name}.`),
				spare(`It may also be that ${third.task.name} would make the better story.`),
			],
			[fixed(`Would you speak about it, or does it stay inside ${place}?`)],
		],
	};
}

function scene(situation: Situation): VariantPlan {
	const [, , third] = situation.topics;
	return {
		approach: 'A scene taken apart',
		subjects: [`A scene: ${third.task.name}`, 'A scene for the show'],
		paragraphs: [
			[
				through('I have your name from', situation),
				fixed('I would like to record a short episode in which somebody from the trade takes a scene apart.'),
			],
			[fixed(third.task.hurts), fixed(waysOf(third))],
			[
				fixed('I read the scene, and you say what you would do.'),
				spare('It needs no studio, and you hear it before it is out.'),
				spare(third.nature.why),
			],
			[fixed('Would you take this one, or choose your own?')],
		],
		reasoning: `The scene on ${third.task.name} is concrete enough to have an opinion on, and choosing another is still a yes.`,
	};
}

function cases(situation: Situation): VariantPlan {
	const { topics, proof, subject, introducer } = situation;
	const [first] = topics;
	return {
		approach: 'Case for case',
		subjects: ['Your case beside mine', 'A case each'],
		paragraphs: [
			[
				fixed(
					`${introducer} gave me your name, and I would like to record an episode in which each of us brings a case.`,
				),
			],
			[
				wordings(proof[0] ?? '', (text) => led('Mine is this', text, situation), 24),
				spare('I would also say what did not work.'),
			],
			[
				fixed(`Yours could be about ${first.task.name}, on the worst day you remember.`),
				spare(first.nature.why),
				spare('Figures and names can stay out.'),
			],
			[
				fixed(
					subject.startsWith('Your ') ? 'Which case would you bring?' : `Which case from ${subject} would you bring?`,
				),
			],
		],
		reasoning: `You give before you ask: your own result is on the table, and a story about ${first.task.name} is all that ${situation.firstName} has to find.`,
	};
}

function voiceNote(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'Voice note',
		subjects: [titled(fifth), 'A voice note instead'],
		paragraphs: [
			[fixed(`${situation.referrer} gave me your name, and I would like a voice note from you for my podcast.`)],
			[fixed(`It is about ${fifth.task.name}.`), fixed(fifth.task.hurts), fixed(waysOf(fifth))],
			[
				spare('Record it on your phone, in one go or in several.'),
				spare('I cut the pauses, send it back, and use it only when you agree.'),
			],
			[fixed(fifth.task.question)],
		],
		reasoning: `No date has to be found, and the question on ${fifth.task.name} can be answered from memory.`,
	};
}
