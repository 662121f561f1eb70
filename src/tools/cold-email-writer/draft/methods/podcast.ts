import { oneLine } from '#language/clean.ts';
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
import { showOf } from '../show.ts';
import { hedged, led, placeOf, type Situation, titled, wordings } from '../situation.ts';

/** Offers a stage: an episode about the guest's own work. */
export function podcast(situation: Situation): MethodPlan {
	const [first, second] = situation.topics;
	return {
		gaps: [4, 5, 4],
		initial: initial(situation),
		followUps: [opening(situation), takeaway(situation), last(situation)],
		variants: [situation.proof[0] === undefined ? scene(situation) : cases(situation), voiceNote(situation)],
		promises: `The e-mails promise ${situation.firstName} the first listen to the cut and no selling on air: keep both.`,
		approach: `Invite ${situation.firstName} for the conversation. If business comes up, let it be after the episode on ${first.task.name}.`,
		objection: `‘I am not much of a speaker.’ Send the question on ${second.task.name} ahead of time, or ask for a voice note.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, news, background, introducer, input, stance } = situation;
	const [first, second, third] = topics;
	const show = showOf(oneLine(input.senderContactInfo));
	const asks = {
		owner: 'Would you come on as my guest?',
		lead: 'Would you come on and tell it from your side?',
		doer: 'Would you come on and tell it as the person who does the work?',
	};
	const points = [
		...background.slice(0, 1).map(({ kind }) => kind.talk),
		first.told ? first.nature.talk : whyWays(first),
		...news.slice(0, 1).map(({ kind }) => kind.talk),
		whyWays(second),
		`${third.task.name}, on a bad day`,
	];
	return {
		subjects: [
			...(show === null ? [] : [`Guest on ${show}`]),
			`Podcast: ${first.task.name}`,
			'An invitation to record',
		],
		paragraphs: [
			[fixed(`I host the podcast ${show ?? '[add its name]'}, and ${introducer} gave me your name.`)],
			[
				background[0] === undefined ? [''] : optional(...wordings(background[0].sentence, undefined, 20)),
				fixed(`I would love to do an episode with you on ${first.task.name}.`),
				fixed('Here is what I would ask about:'),
			],
			{ bullets: [...new Set(points)].slice(0, 3).map(fixed) },
			[
				fixed('Nothing gets sold on air, and you hear the cut before anyone else.'),
				spare('You need no preparation beyond these points.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function opening(situation: Situation): EmailPlan {
	const { topics, industry, news, there } = situation;
	const [, second] = topics;
	const item = [news[1], news[0]].find((one) => one !== undefined && !/^I\b/.test(one.sentence));
	const about = (text: string) => led('That would lead to something recent', text, situation);
	return {
		subjects: [`How I would open: ${second.task.name}`, 'How the episode would open'],
		paragraphs: [
			[fixed(`I would open with ${second.task.name}, like this.`), fixed(second.task.hurts)],
			[
				fixed(
					`You would tell us what happens next ${there}, without the names of any ${industry?.customer.many ?? 'customers'}.`,
				),
				item === undefined ? [''] : optional(...wordings(item.sentence, about, 18)),
			],
			[spare(second.why), spare('If an answer comes out wrong, we stop and record it again.')],
			[fixed('My first question would be this.'), fixed(second.task.question)],
			[spare('You are welcome to answer it right here.')],
		],
	};
}

function takeaway(situation: Situation): EmailPlan {
	const { topics, others } = situation;
	const [, , , fourth] = topics;
	const { name, selfTest, measure } = fourth.task;
	return {
		subjects: [`For listeners: ${name}`, 'Something for listeners to try'],
		paragraphs: [
			[fixed(`Each episode should leave listeners at ${others} with something to try.`)],
			[fixed(`On ${name}, my draft goes like this.`), fixed(selfTest), spare(`Then count ${measure}.`)],
			[
				spare(`You know better than I do whether anyone ${situation.there} has time for that.`),
				spare('If it is too much, we make it smaller on air.'),
			],
			[fixed(`What would you tell them to do first about ${name}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, challenge, stance } = situation;
	const place = placeOf(situation);
	const [first, , third] = topics;
	const [hearsay] = challenge;
	if (hearsay === undefined) {
		return {
			subjects: [`A guest on ${third.task.name}`, 'Another guest'],
			paragraphs: [
				[fixed('I will not ask again after this. A microphone is not for everyone, and a name would help me too.')],
				[fixed(`The ${third.task.owner} might make a good guest. I would start with the best day and the worst one.`)],
				[
					spare(third.why),
					spare('Whoever it is gets the same plan and hears the cut first.'),
					spare('I would mention that the idea was yours.'),
				],
				[fixed(`Who would you want to hear on ${third.task.name}?`)],
			],
		};
	}
	return {
		subjects: [`Left out: ${first.task.name}`, 'Left out on purpose'],
		paragraphs: [
			[
				fixed(`This is my last e-mail, and it is about something at ${place} that I left out of the plan.`),
				wordings(hearsay, hedged(situation), 26),
			],
			...(stance === 'doer' ? underOthers(situation) : onAir(situation)),
		],
	};
}

function onAir(situation: Situation): EmailPlan['paragraphs'] {
	const { topics, others } = situation;
	const [first, , third] = topics;
	return [
		[fixed(`It would help people at ${others} to hear it from you, if you want it told at all.`), spare(first.why)],
		[spare(`If you would rather talk about ${third.task.name}, that works as well.`)],
		[fixed(`Would you talk about it on air, or does it stay inside ${placeOf(situation)}?`)],
	];
}

/** Somebody who only does the work must ask before speaking about it in public. */
function underOthers({ there }: Situation): EmailPlan['paragraphs'] {
	return [
		[
			fixed('You may need a yes from above before you talk about your work in public.'),
			fixed('I am glad to send the questions and the rules ahead, so that nobody gets a surprise.'),
		],
		[fixed(`Who ${there} would have to agree?`)],
	];
}

function scene(situation: Situation): VariantPlan {
	const [, , third] = situation.topics;
	return {
		approach: 'A scene taken apart',
		subjects: [`A scene: ${third.task.name}`, 'A scene for the show'],
		paragraphs: [
			[
				through('I got your name from', situation),
				fixed('I would like to record a short episode in which you take a scene apart.'),
			],
			[fixed(third.task.hurts), fixed(waysOf(third))],
			[
				fixed('I read it out, and you say what you would do.'),
				spare('No studio needed, and you hear it before it is out.'),
				spare(third.why),
			],
			[fixed('Would you take this scene, or pick your own?')],
		],
		reasoning: `The scene on ${third.task.name} is concrete enough to have an opinion on, and picking another is still a yes.`,
	};
}

function cases(situation: Situation): VariantPlan {
	const { topics, proof, subject, introducer } = situation;
	const [first] = topics;
	return {
		approach: 'Case for case',
		subjects: ['Your case beside mine', 'A case each'],
		paragraphs: [
			[fixed(`${introducer} gave me your name. I would like to record an episode where each of us brings a case.`)],
			[
				wordings(proof[0] ?? '', (text) => led('Here is mine', text, situation), 24),
				spare('I would also say what did not work.'),
			],
			[
				fixed(`Yours could be ${first.told ? first.nature.talk : `about ${first.task.name}`}.`),
				spare(first.why),
				spare('Figures and names can stay out.'),
			],
			[
				fixed(
					subject.startsWith('Your ') ? 'Which case would you bring?' : `Which case from ${subject} would you bring?`,
				),
			],
		],
		reasoning: `You give before you ask: your own result is on the table, and all ${situation.firstName} has to bring is a story about ${first.task.name}.`,
	};
}

function voiceNote(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'Voice note',
		subjects: [titled(fifth), 'A voice note instead'],
		paragraphs: [
			[
				fixed(
					`${situation.referrer} gave me your name. I would like a voice note from you on ${fifth.task.name} for my podcast.`,
				),
			],
			[fixed(fifth.task.hurts), fixed(waysOf(fifth))],
			[fixed(fifth.task.question)],
			[
				spare('Your phone is good enough, and so is the first take.'),
				spare('I cut the pauses, send it back to you, and use it only with your yes.'),
			],
		],
		reasoning: `There is no date to find, and the question on ${fifth.task.name} can be answered from memory.`,
	};
}
