import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, gap, listed, may, type Paragraph } from '../arrange.ts';
import { gapsOf, type Wanted } from '../gaps.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import type { Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, REASON, WRITTEN } from '../sentences/interview.ts';
import { GAPS } from '../sentences/shared.ts';

/** A request for an interview: where it appears, what it asks about, and who reads it before. */
export function interview(material: Material, input: ColdEmailInput): Plan {
	const { introduction, challenge } = openingOf(material, input);
	const wanted = gapsOf(input);
	const isNewsAsked = input.recentNews === '';
	const pool = poolOf(material, challenge);
	const known = [pool.take('background', 'news')?.paragraphs[0] ?? ''];
	const publication = nameOf(input.publicationName);
	const about = fitting('about', input.publicationAbout);
	const core: Paragraph = [
		askedFor(publication, input.publicationKind),
		about === '' ? gap(FIRST.aboutMissing) : may(about),
	];
	const lines = topicsOf(input.interviewTopics);
	// They are asked for with the name of the publication.
	const missing = publication === '' ? [] : [[FIRST.topics, FIRST.topicsMissing]];
	const topics = lines.length === 0 ? missing : [[FIRST.topics], [listed(lines)]];
	const approval = input.interviewApproval === 'Yes' ? [may(FIRST.approval)] : [];
	return {
		initial: {
			subjects: [...(publication === '' ? [] : [fill(FIRST.subject, { publication })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, core, ...topics, approval],
			gap: isNewsAsked ? wanted('fact') : wanted('use'),
			ask: FIRST.ask,
		},
		followUps: [
			// What was told in confidence is no subject for others to read.
			reason(pool, isNewsAsked ? GAPS.news : GAPS.fact, input.challengeSource === CHALLENGE_SOURCES[1]),
			written(material, pool, wanted),
			farewell(pool, wanted),
		],
		days: [4, 4, 4],
		variants: [],
		pool,
	};
}

function askedFor(publication: string, kind: string): string {
	if (publication === '') return FIRST.askedForUnnamed;
	return kind === ''
		? fill(FIRST.askedFor, { publication })
		: fill(FIRST.askedForKind, { kind: kind.toLowerCase(), publication });
}

/** Why this person. */
function reason(pool: Pool, missing: string, aired: boolean): Email {
	const fact = pool.take('news', 'background', ...(aired ? (['challenge'] as const) : []))?.paragraphs;
	return {
		subjects: [REASON.subject],
		paragraphs: [[...(fact ?? [missing]), REASON.reason, gap(REASON.missing)], [REASON.length]],
		ask: REASON.ask,
	};
}

/** To be answered in writing; and who asks. */
function written({ question }: Material, pool: Pool, wanted: Wanted): Email {
	const offer = pool.take('offer');
	return {
		subjects: [WRITTEN.subject],
		paragraphs: question === '' ? [] : [[WRITTEN.question], [question], [WRITTEN.plenty]],
		lead: question === '' ? WRITTEN.work : WRITTEN.because,
		facts: [offer, pool.take('result')].filter((fact) => fact !== null),
		room: ['how', 'result'],
		gap: offer === null ? GAPS.offer : wanted('result', 'how', 'example'),
		ask: question === '' ? WRITTEN.ask : '',
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
