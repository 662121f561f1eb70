import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, listed, may, type Paragraph, spare } from '../arrange.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, type Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, REASON, WRITTEN } from '../sentences/interview.ts';
import { GAPS } from '../sentences/shared.ts';

/** A request for an interview: where it appears, what it asks about, and who reads it before. */
export function interview(material: Material, input: ColdEmailInput): Plan {
	const { introduction, copied, challenge } = openingOf(material, input);
	const pool = poolOf(material, challenge, true);
	const known = [pool.take('background', 'news')?.paragraphs[0] ?? ''];
	const publication = nameOf(input.publicationName);
	const core: Paragraph = [askedFor(publication, input.publicationKind), may(fitting('about', input.publicationAbout))];
	const lines = topicsOf(input.interviewTopics);
	const topics = lines.length === 0 ? [] : [[FIRST.topics], [listed(lines)]];
	// They are asked for if the name of the publication is not.
	const asked = lines.length > 0 || publication === '' ? topics : [[FIRST.topics], [FIRST.topicsMissing]];
	const approval = input.interviewApproval === 'Yes' ? [may(FIRST.approval)] : [];
	const request = {
		ask: FIRST.ask,
		ends: [spare(FIRST.spareEither), spare(FIRST.spareSkip), spare(FIRST.spareNo)],
	};
	return {
		initial: {
			subjects: [...(publication === '' ? [] : [fill(FIRST.subject, { publication })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, core, ...asked, approval],
			...request,
		},
		followUps: [
			// What was told in confidence is no subject for others to read.
			reason(pool, input.challengeSource === CHALLENGE_SOURCES[1]),
			written(material, pool),
			farewell(material, pool),
		],
		days: [4, 4, 4],
		variants: inCopy(material, copied, { paragraphs: [known, core, ...topics, approval], ...request }),
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
function reason(pool: Pool, aired: boolean): Email {
	const fact = pool.take('news', 'background', ...(aired ? (['challenge'] as const) : []))?.paragraphs ?? [GAPS.fact];
	return {
		subjects: [REASON.subject],
		paragraphs: [fact, [REASON.reason], [spare(REASON.spareLength)]],
		ask: REASON.ask,
		ends: [spare(REASON.spareElse), spare(REASON.spareTimes)],
	};
}

/** To be answered in writing; and who asks. */
function written({ question }: Material, pool: Pool): Email {
	const offer = pool.take('offer');
	const facts = offer === null ? [] : [offer];
	const email = { subjects: [WRITTEN.subject], facts, room: ['how', 'result'] as const };
	const ends = [spare(WRITTEN.spareTime), spare(WRITTEN.spareSend)];
	if (question !== '') {
		return {
			...email,
			paragraphs: [[WRITTEN.question], [question], [WRITTEN.plenty]],
			lead: WRITTEN.because,
			ask: '',
			ends,
		};
	}
	return offer === null
		? {
				subjects: [WRITTEN.subject],
				paragraphs: [[WRITTEN.question], [GAPS.question]],
				ask: WRITTEN.ask,
				ends: [spare(WRITTEN.plenty), ...ends],
			}
		: {
				...email,
				paragraphs: [[WRITTEN.unasked]],
				lead: WRITTEN.work,
				ask: WRITTEN.askUnasked,
				ends: [spare(WRITTEN.spareSend), spare(WRITTEN.plenty)],
			};
}

/** What is of use in any case, and the end. */
function farewell({ offer }: Material, pool: Pool): Email {
	const first = pool.take('step', 'challenge', 'result', 'check', 'how', 'doubt');
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last], offer === '' && first === null ? [LAST.apart, GAPS.offer] : [], [spare(LAST.spareView)]],
		facts: first === null ? [] : [first],
		room: ['challenge', 'check', 'result', 'doubt', 'how'],
		lead: LAST.apart,
		ask: LAST.ask,
		told: LAST.told,
		ends: [spare(LAST.spareLater), spare(LAST.spareNone)],
	};
}
