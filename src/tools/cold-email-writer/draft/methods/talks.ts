import { fillIfKnown } from '#prose/fill.ts';
import { bulleted } from '#prose/lists.ts';
import { CHALLENGE_SOURCES } from '../../options.ts';
import { type Email, gap, may, type Plan } from '../arrange.ts';
import { showOf } from '../contact.ts';
import { fitting, nameOf, topicsOf } from '../material.ts';
import * as INTERVIEW from '../sentences/interview.ts';
import * as PODCAST from '../sentences/podcast.ts';
import { GAPS } from '../sentences/shared.ts';
import { ofSender, type Stock } from '../stock.ts';

/** A request for an interview: where it appears, what it asks about, and who reads it before. */
export function interview(stock: Stock): Plan {
	const { publicationName, publicationKind, publicationAbout, interviewTopics, interviewApproval } = stock.input;
	const { question } = stock.material;
	const { FIRST, REASON, WRITTEN, LAST } = INTERVIEW;
	const name = nameOf(publicationName);
	const talk = { name, about: publicationAbout, topics: interviewTopics, approval: interviewApproval };
	const named = fillIfKnown(FIRST.askedForKind, { kind: publicationKind.toLowerCase(), name });
	const request = named || fillIfKnown(FIRST.askedFor, { name }) || FIRST.askedForUnnamed;
	return {
		emails: [
			invitation(stock, talk, request, FIRST),
			{
				subjects: [REASON.subject],
				paragraphs: [[reasonOf(stock), REASON.reason, gap(REASON.missing)], [REASON.length]],
				ask: REASON.ask,
			},
			{
				subjects: [WRITTEN.subject],
				...(question === ''
					? { lead: WRITTEN.work, ask: WRITTEN.ask }
					: { paragraphs: [[WRITTEN.question], [question], [WRITTEN.plenty]], lead: WRITTEN.because }),
				...ofSender(stock),
			},
			farewell(stock, LAST),
		],
		days: [4, 4, 4],
	};
}

/** An invitation to an episode: the show first, then what it would be about. */
export function podcast(stock: Stock): Plan {
	const { podcastName, senderContactInfo, podcastAbout, podcastTopics, podcastApproval } = stock.input;
	const { question } = stock.material;
	const { FIRST, OPENING, QUESTION, LAST } = PODCAST;
	const name = nameOf(podcastName) || nameOf(showOf(senderContactInfo) ?? '');
	const talk = { name, about: podcastAbout, topics: podcastTopics, approval: podcastApproval };
	return {
		emails: [
			invitation(stock, talk, fillIfKnown(FIRST.host, { name }) || FIRST.hostUnnamed, FIRST),
			{
				subjects: [OPENING.subject],
				paragraphs: [[reasonOf(stock), OPENING.begin, gap(OPENING.missing)]],
				ask: OPENING.ask,
			},
			{
				subjects: [fillIfKnown(QUESTION.subjectUnasked, { name }), QUESTION.subjectUnnamed],
				...(question === ''
					? { lead: QUESTION.work, ask: QUESTION.ask }
					: {
							subjects: [QUESTION.subject],
							paragraphs: [[QUESTION.question], [question]],
							lead: QUESTION.because,
							ask: QUESTION.guest,
						}),
				...ofSender(stock),
			},
			farewell(stock, LAST),
		],
		days: [4, 4, 5],
	};
}

/** Where a talk appears, as it was entered. */
type Talk = Readonly<Record<'name' | 'about' | 'topics' | 'approval', string>>;

function invitation(
	{ input, material, take, wanted }: Stock,
	talk: Talk,
	request: string,
	FIRST: typeof INTERVIEW.FIRST | typeof PODCAST.FIRST,
): Email {
	const known = take('background', 'news')?.text ?? '';
	const about = fitting('about', talk.about);
	const topics = topicsOf(talk.topics);
	// They are asked for with the name of the publication.
	const missing = talk.name === '' ? [] : [[FIRST.topics, FIRST.topicsMissing]];
	return {
		subjects: [fillIfKnown(FIRST.subject, { name: talk.name }), FIRST.subjectUnnamed],
		paragraphs: [
			[material.introduced, may(material.connection)],
			[known],
			[request, about === '' ? gap(FIRST.aboutMissing) : may(about)],
			...(topics.length === 0 ? missing : [[FIRST.topics], [bulleted(topics).join('\n')]]),
			talk.approval === 'Yes' ? [may(FIRST.approval)] : [],
		],
		gap: wanted(input.recentNews === '' ? 'fact' : 'use'),
		ask: FIRST.ask,
	};
}

/** Why this person. What was told in confidence is no subject for others to read or hear. */
function reasonOf({ input, take }: Stock): string {
	const isSeen = input.challengeSource === CHALLENGE_SOURCES[1];
	const fact = take('news', 'background') ?? (isSeen ? take('challenge') : undefined);
	return fact?.text ?? (input.recentNews === '' ? GAPS.news : GAPS.fact);
}

/** What is of use in any case, and the end. */
function farewell({ take, wanted }: Stock, LAST: typeof INTERVIEW.LAST | typeof PODCAST.LAST): Email {
	return {
		...LAST,
		paragraphs: [[LAST.last]],
		facts: [take('step', 'challenge', 'check', 'doubt')],
		room: ['challenge', 'check', 'result', 'doubt', 'how'],
		gap: wanted('step', 'check', 'use'),
	};
}
