import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, listed, may, type Paragraph, spare } from '../arrange.ts';
import { showOf } from '../contact.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, type Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, OPENING, QUESTION } from '../sentences/podcast.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to an episode: the show first, then what it would be about. */
export function podcast(material: Material, input: ColdEmailInput): Plan {
	const { introduction, copied, challenge } = openingOf(material, input);
	const pool = poolOf(material, challenge, true);
	const known = [pool.take('background', 'news')?.paragraphs[0] ?? ''];
	const name = podcastOf(input);
	const show: Paragraph = [
		name === '' ? FIRST.hostUnnamed : fill(FIRST.host, { podcast: name }),
		may(fitting('about', input.podcastAbout)),
	];
	const lines = topicsOf(input.podcastTopics);
	const topics = lines.length === 0 ? [] : [[FIRST.topics], [listed(lines)]];
	const asked = lines.length > 0 || name === '' ? topics : [[FIRST.topics], [FIRST.topicsMissing]];
	const approval = input.podcastApproval === 'Yes' ? [may(FIRST.approval)] : [];
	const request = {
		ask: FIRST.ask,
		ends: [spare(FIRST.sparePhone), spare(FIRST.spareDate), spare(FIRST.spareRefuse)],
	};
	return {
		initial: {
			subjects: [...(name === '' ? [] : [fill(FIRST.subject, { podcast: name })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, show, ...asked, approval],
			...request,
		},
		followUps: [
			// What was told in confidence is no subject for others to hear.
			opening(pool, input.challengeSource === CHALLENGE_SOURCES[1]),
			asking(material, pool),
			farewell(material, pool),
		],
		days: [4, 4, 5],
		variants: inCopy(material, copied, { paragraphs: [known, show, ...topics, approval], ...request }),
		pool,
	};
}

/** The podcast by its field, or by what stands among the contact details. */
export function podcastOf({ podcastName, senderContactInfo }: ColdEmailInput): string {
	return nameOf(podcastName) || nameOf(showOf(senderContactInfo) ?? '');
}

/** Where the episode begins. */
function opening(pool: Pool, aired: boolean): Email {
	const fact = pool.take('news', 'background', ...(aired ? (['challenge'] as const) : []))?.paragraphs ?? [GAPS.fact];
	return {
		subjects: [OPENING.subject],
		paragraphs: [fact, [OPENING.begin]],
		ask: OPENING.ask,
		ends: [spare(OPENING.spareRest), spare(OPENING.spareElse), spare(OPENING.spareDay)],
	};
}

/** The first question; and who invites. */
function asking({ question }: Material, pool: Pool): Email {
	const offer = pool.take('offer');
	const facts = offer === null ? [] : [offer];
	const room = ['how', 'result'] as const;
	if (question === '' && offer !== null) {
		return {
			subjects: [QUESTION.subjectUnasked],
			paragraphs: [],
			facts,
			room,
			lead: QUESTION.work,
			ask: QUESTION.askUnasked,
			ends: [spare(QUESTION.sparePrepare), spare(QUESTION.spareLater)],
		};
	}
	const ends = [spare(QUESTION.spareInstead), spare(QUESTION.sparePrepare)];
	return {
		subjects: [QUESTION.subject],
		paragraphs: [[QUESTION.question], [question || GAPS.question]],
		...(question === ''
			? { ask: QUESTION.ask, ends: [spare(QUESTION.guest), ...ends] }
			: { facts, room, lead: QUESTION.because, ask: QUESTION.guest, ends }),
	};
}

/** What is of use in any case, and the end. */
function farewell({ offer }: Material, pool: Pool): Email {
	const first = pool.take('step', 'challenge', 'result', 'check', 'how', 'doubt');
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last], offer === '' && first === null ? [LAST.apart, GAPS.offer] : [], [spare(LAST.spareVoice)]],
		facts: first === null ? [] : [first],
		room: ['challenge', 'check', 'result', 'doubt', 'how'],
		lead: LAST.apart,
		ask: LAST.ask,
		told: LAST.told,
		ends: [spare(LAST.spareLater), spare(LAST.spareNone)],
	};
}
