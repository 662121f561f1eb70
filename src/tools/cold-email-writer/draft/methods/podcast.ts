import { listLines } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, listed, may, type Paragraph, spare } from '../arrange.ts';
import { showOf } from '../contact.ts';
import { fitting, type Material, nameOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, oneQuestion, type Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, OPENING, QUESTION } from '../sentences/podcast.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to an episode: the show first, then what it would be about. */
export function podcast(material: Material, input: ColdEmailInput): Plan {
	// What was told in confidence is no subject for others to read or hear.
	const pool = poolOf(material, input.challengeSource === CHALLENGE_SOURCES[1]);
	const { introduction, copied } = openingOf(material, input);
	const known = pool.first('background', 'news')?.paragraphs ?? [];
	const name = podcastOf(input);
	const show: Paragraph = [
		name === '' ? FIRST.hostUnnamed : fill(FIRST.host, { podcast: name }),
		may(fitting('about', input.podcastAbout)),
	];
	const ends: Paragraph[] = [
		...topics(input, name),
		[input.podcastApproval === 'Yes' ? may(FIRST.approval) : '', spare(FIRST.sparePlan), spare(FIRST.spareDate)],
		[FIRST.ask, spare(FIRST.spareNo), spare(FIRST.sparePhone)],
	];
	const question = pool.take('question')?.[0] ?? '';
	return {
		initial: {
			subjects: [...(name === '' ? [] : [fill(FIRST.subject, { podcast: name })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, show, ...ends],
		},
		followUps: [opening(material, pool), asked(question), farewell(material)],
		days: [4, 4, 5],
		variants: [
			...oneQuestion(material, [introduction, known, show, [spare(FIRST.sparePlan), spare(FIRST.spareDate)]]),
			...inCopy(material, copied, [known, show, ...ends]),
		],
	};
}

/** The podcast by its field, or by what stands among the contact details. */
export function podcastOf({ podcastName, senderContactInfo }: ColdEmailInput): string {
	return nameOf(podcastName) || nameOf(showOf(senderContactInfo) ?? '');
}

const MOST_TOPICS = 3;

function topics(input: ColdEmailInput, name: string): Paragraph[] {
	const lines = listLines(fitting('topics', input.podcastTopics)).slice(0, MOST_TOPICS);
	if (lines.length > 0) return [[FIRST.topics], [listed(lines)]];
	return name === '' ? [] : [[FIRST.topics], [FIRST.topicsMissing]];
}

/** Where the episode begins. */
function opening({ referrerFirst }: Material, pool: Pool): Email {
	const fact = pool.first('news', 'background', 'challenge')?.paragraphs[0] ?? GAPS.fact;
	const another = referrerFirst === '' ? '' : fill(OPENING.spareAnother, { referrer: referrerFirst });
	return {
		subjects: [OPENING.subject],
		paragraphs: [
			[spare(another)],
			[fact, OPENING.begin],
			[OPENING.ask, spare(OPENING.spareWords), spare(OPENING.spareElse), spare(OPENING.spareDay)],
		],
	};
}

function asked(question: string): Email {
	const ends = [spare(QUESTION.spareOut), spare(QUESTION.spareAgain), spare(QUESTION.spareNow)];
	return {
		subjects: [QUESTION.subject],
		paragraphs:
			question === ''
				? [[QUESTION.question], [GAPS.question], [QUESTION.ask, spare(QUESTION.instead), ...ends]]
				: [[QUESTION.question], [question], [QUESTION.instead, ...ends]],
	};
}

/** Who invites, said openly, and the end. */
function farewell({ offer }: Material): Email {
	return {
		subjects: [LAST.subject],
		paragraphs: [
			[LAST.last],
			[LAST.who, offer || GAPS.offer],
			[spare(LAST.spareLater), LAST.ask, spare(LAST.spareNone), spare(LAST.spareShort)],
		],
	};
}
