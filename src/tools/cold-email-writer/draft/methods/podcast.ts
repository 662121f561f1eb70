import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, gap, listed, may, type Paragraph } from '../arrange.ts';
import { showOf } from '../contact.ts';
import { gapsOf, type Wanted } from '../gaps.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import type { Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, OPENING, QUESTION } from '../sentences/podcast.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to an episode: the show first, then what it would be about. */
export function podcast(material: Material, input: ColdEmailInput): Plan {
	const { introduction, challenge } = openingOf(material, input);
	const wanted = gapsOf(input);
	const isNewsAsked = input.recentNews === '';
	const pool = poolOf(material, challenge);
	const known = [pool.take('background', 'news')?.paragraphs[0] ?? ''];
	const name = podcastOf(input);
	const about = fitting('about', input.podcastAbout);
	const show: Paragraph = [
		name === '' ? FIRST.hostUnnamed : fill(FIRST.host, { podcast: name }),
		about === '' ? gap(FIRST.aboutMissing) : may(about),
	];
	const lines = topicsOf(input.podcastTopics);
	const missing = name === '' ? [] : [[FIRST.topics, FIRST.topicsMissing]];
	const topics = lines.length === 0 ? missing : [[FIRST.topics], [listed(lines)]];
	const approval = input.podcastApproval === 'Yes' ? [may(FIRST.approval)] : [];
	return {
		initial: {
			subjects: [...(name === '' ? [] : [fill(FIRST.subject, { podcast: name })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, show, ...topics, approval],
			gap: isNewsAsked ? wanted('fact') : wanted('use'),
			ask: FIRST.ask,
		},
		followUps: [
			// What was told in confidence is no subject for others to hear.
			opening(pool, isNewsAsked ? GAPS.news : GAPS.fact, input.challengeSource === CHALLENGE_SOURCES[1]),
			asking(material, pool, wanted, name),
			farewell(pool, wanted),
		],
		days: [4, 4, 5],
		variants: [],
		pool,
	};
}

/** The podcast by its field, or by what stands among the contact details. */
export function podcastOf({ podcastName, senderContactInfo }: ColdEmailInput): string {
	return nameOf(podcastName) || nameOf(showOf(senderContactInfo) ?? '');
}

/** Where the episode begins. */
function opening(pool: Pool, missing: string, aired: boolean): Email {
	const fact = pool.take('news', 'background', ...(aired ? (['challenge'] as const) : []))?.paragraphs;
	return {
		subjects: [OPENING.subject],
		paragraphs: [[...(fact ?? [missing]), OPENING.begin, gap(OPENING.missing)]],
		ask: OPENING.ask,
	};
}

/** The first question; and who invites. */
function asking({ question }: Material, pool: Pool, wanted: Wanted, podcast: string): Email {
	const offer = pool.take('offer');
	const recording = podcast === '' ? [] : [fill(QUESTION.subjectUnasked, { podcast })];
	return {
		subjects: question === '' ? [...recording, QUESTION.subjectUnnamed] : [QUESTION.subject],
		paragraphs: question === '' ? [] : [[QUESTION.question], [question]],
		lead: question === '' ? QUESTION.work : QUESTION.because,
		facts: [offer, pool.take('result')].filter((fact) => fact !== null),
		room: ['how', 'result'],
		gap: offer === null ? GAPS.offer : wanted('result', 'how', 'example'),
		ask: question === '' ? QUESTION.ask : QUESTION.guest,
	};
}

/** What is of use in any case, and the end. */
function farewell(pool: Pool, wanted: Wanted): Email {
	const first = pool.take('step', 'challenge', 'check', 'doubt');
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last]],
		facts: first === null ? [] : [first],
		room: ['challenge', 'check', 'result', 'doubt', 'how'],
		lead: LAST.apart,
		gap: wanted('step', 'check', 'use'),
		ask: LAST.ask,
		told: LAST.told,
	};
}
