import { listLines } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, listed, may, type Paragraph, spare } from '../arrange.ts';
import { fitting, type Material, nameOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, oneQuestion, type Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, REASON, WRITTEN } from '../sentences/interview.ts';
import { GAPS } from '../sentences/shared.ts';

/** A request for an interview: where it appears, what it asks about, and who reads it before. */
export function interview(material: Material, input: ColdEmailInput): Plan {
	// What was told in confidence is no subject for others to read or hear.
	const pool = poolOf(material, input.challengeSource === CHALLENGE_SOURCES[1]);
	const { introduction, copied } = openingOf(material, input);
	const known = pool.first('background', 'news')?.paragraphs ?? [];
	const publication = nameOf(input.publicationName);
	const core: Paragraph = [askedFor(publication, input.publicationKind), may(fitting('about', input.publicationAbout))];
	const ends: Paragraph[] = [
		...topics(input, publication),
		[input.interviewApproval === 'Yes' ? may(FIRST.approval) : '', FIRST.ask],
		[spare(FIRST.spareEither), spare(FIRST.spareSkip), spare(FIRST.spareNo)],
	];
	const question = pool.take('question')?.[0] ?? '';
	return {
		initial: {
			subjects: [...(publication === '' ? [] : [fill(FIRST.subject, { publication })]), FIRST.subjectUnnamed],
			paragraphs: [introduction, known, core, ...ends],
		},
		followUps: [reason(material, pool), written(question), farewell(material)],
		days: [4, 4, 4],
		variants: [
			...oneQuestion(material, [introduction, known, core, [spare(FIRST.spareEither), spare(FIRST.spareSkip)]]),
			...inCopy(material, copied, [known, core, ...ends]),
		],
	};
}

function askedFor(publication: string, kind: string): string {
	if (publication === '') return FIRST.askedForUnnamed;
	return kind === ''
		? fill(FIRST.askedFor, { publication })
		: fill(FIRST.askedForKind, { kind: kind.toLowerCase(), publication });
}

const MOST_TOPICS = 3;

/** Topics as a list. They are asked for if the name of the publication is not. */
function topics(input: ColdEmailInput, publication: string): Paragraph[] {
	const lines = listLines(fitting('topics', input.interviewTopics)).slice(0, MOST_TOPICS);
	if (lines.length > 0) return [[FIRST.topics], [listed(lines)]];
	return publication === '' ? [] : [[FIRST.topics], [FIRST.topicsMissing]];
}

/** Why this person. */
function reason({ referrerFirst }: Material, pool: Pool): Email {
	const fact = pool.first('news', 'background', 'challenge')?.paragraphs[0] ?? GAPS.fact;
	const another = referrerFirst === '' ? '' : fill(REASON.spareAnother, { referrer: referrerFirst });
	return {
		subjects: [REASON.subject],
		paragraphs: [
			[spare(another)],
			[fact, REASON.reason],
			[spare(REASON.spareLength), REASON.ask, spare(REASON.spareElse), spare(REASON.spareTimes)],
		],
	};
}

/** One question, to be answered in writing. */
function written(question: string): Email {
	const ends = [spare(WRITTEN.plenty), spare(WRITTEN.spareBetter), spare(WRITTEN.spareWhen)];
	return {
		subjects: [WRITTEN.subject],
		paragraphs:
			question === ''
				? [[WRITTEN.question], [GAPS.question], [WRITTEN.ask, ...ends]]
				: [[WRITTEN.question], [question], ends],
	};
}

/** Who asks, said openly, and the end. */
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
