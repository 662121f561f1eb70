import {
	challengeSlot,
	type EmailPlan,
	figureOf,
	fixed,
	introducedBy,
	type MethodPlan,
	moreOfChallenge,
	offerSlot,
	optional,
	sharedSlot,
	spare,
	through,
	type VariantPlan,
	waysOf,
} from '../plan.ts';
import { led, oneLine, type Situation, titled, wordings } from '../situation.ts';

/** Problem, offer, proof: for somebody who can say yes or no to the matter itself. */
export function direct(situation: Situation): MethodPlan {
	return {
		gaps: [3, 4, 5],
		initial: initial(situation),
		followUps: [news(situation), proof(situation), last(situation)],
		variants: [situation.proof.length > 0 ? resultFirst(situation) : sceneFirst(situation), inCopy(situation)],
		promises: 'The e-mails offer to look at a real case together: offer it only if you have the time.',
		approach: `Ask to see a real case of ${situation.topics[0].task.name} before you show anything: whoever opens the drawer is interested.`,
		objection: `‘Send me some information.’ Ask whether it should be about ${situation.topics[0].task.name} or about ${situation.topics[1].task.name}.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, referrer, referrerFirst, challenge, offer, others, there } = situation;
	const [first] = topics;
	const known = challengeSlot(situation);
	const opening =
		known.length > 0
			? [known, moreOfChallenge(situation)]
			: [fixed(`I do not know how things are ${there}, so here is a scene from ${others}.`), fixed(first.task.hurts)];
	const blind = offer.length === 0 && challenge.length === 0;
	return {
		subjects: [
			...(blind ? [] : [`${titled(first)} ${there}`, `${titled(first)}, via ${referrer}`]),
			`${referrer} gave me your name`,
			`${referrerFirst} gave me your name`,
			'A name I was given',
		],
		paragraphs: [
			[fixed(introducedBy(situation, 'gave me your name.')), sharedSlot(situation)],
			opening,
			[offerSlot(situation), spare(first.nature.why)],
			[fixed(blind ? first.task.question : first.nature.step)],
		],
	};
}

function news(situation: Situation): EmailPlan {
	const [first, second] = situation.topics;
	const [item, further] = situation.news;
	if (item === undefined) {
		return {
			subjects: [titled(second), `${titled(second)} today`, 'How you handle it today'],
			paragraphs: [
				[fixed(`Another subject, also from ${situation.trade}: ${second.task.name}.`), fixed(second.task.hurts)],
				[fixed(waysOf(second)), optional(second.nature.why)],
				[
					fixed(`Which of these comes nearest to what happens ${situation.there}?`),
					spare('One word is enough for an answer.'),
				],
			],
		};
	}
	return {
		subjects: [subjectOfNews(situation), 'About your news'],
		paragraphs: [
			[
				wordings(item.sentence, undefined, 24),
				further === undefined ? [''] : optional(...wordings(further.sentence, undefined, 14)),
			],
			[fixed(item.kind.so), optional(`In your case I think of ${first.task.name} first.`)],
			[spare(first.nature.why), spare(`It may also show in ${second.task.name}, where one looks for it last.`)],
			[fixed(item.kind.ask), spare('A line is enough, and a name is as good as an answer.')],
		],
	};
}

/** The news in a few words of its own, else its occasion. */
function subjectOfNews({ input, subject }: Situation): string {
	const note = oneLine(input.recentNews).split(/[.;,!?]/)[0] ?? '';
	const words = note.split(' ');
	if (words.length >= 2 && words.length <= 6 && note.length <= 45) return note;
	return subject.startsWith('Your ') ? 'About your news' : `The news from ${subject}`;
}

function proof(situation: Situation): EmailPlan {
	const [first, , third] = situation.topics;
	const [result] = situation.proof;
	if (result === undefined) {
		return {
			subjects: [`A test for ${third.task.name}`, `Checking ${third.task.name}`, 'A test without me'],
			paragraphs: [
				[fixed(`Here is something on ${third.task.name} that you can check without me.`)],
				[fixed(third.task.selfTest), fixed(figureOf(third))],
				[fixed('If it comes out low, there is nothing for me to sell in that corner.'), spare(third.nature.why)],
				[fixed('What do you expect to find?')],
			],
		};
	}
	return {
		subjects: ['What changed elsewhere', 'A result to compare'],
		paragraphs: [
			[fixed('I asked about your side, so here is a result from mine.'), wordings(result, undefined, 26)],
			[
				fixed(
					`It proves nothing about ${situation.subject.replace(/^Your /, 'your ')}, and there you can look for yourself.`,
				),
				fixed(first.task.selfTest),
				fixed(figureOf(first)),
			],
			[spare(first.nature.why), fixed(`What would you expect it to show ${situation.there}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, background, stance, there, trade, news: items } = situation;
	const [first, , , fourth] = topics;
	const [note] = background;
	const asks = {
		owner: 'Shall I leave it at that, or is there somebody you would send me to?',
		lead: `Whom would you send me to ${there}, if it is not yours to decide?`,
		doer: `Who decides on such things ${there}?`,
	};
	const [, , third] = items;
	const own =
		note === undefined
			? [fixed(`Before I go, one more point that comes up at ${trade}: ${fourth.task.name}.`), fixed(fourth.task.hurts)]
			: [wordings(note.sentence, undefined, 24), fixed(note.kind.last)];
	return {
		subjects: [`Last e-mail on ${first.task.name}`, 'My last e-mail on this'],
		paragraphs: [
			[fixed(`This is my last e-mail about ${first.task.name}.`)],
			own,
			[
				third === undefined ? [''] : optional(...wordings(third.sentence, undefined, 16)),
				spare(`It may be that you have more trouble with ${fourth.task.name}, or that all of it is settled.`),
				spare('A no is a good answer, and a name is a better one.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function sceneFirst(situation: Situation): VariantPlan {
	const [, , , , fifth] = situation.topics;
	return {
		approach: 'Scene first',
		subjects: [titled(fifth), 'A scene you may know'],
		paragraphs: [
			[fixed('You may know this scene.'), fixed(fifth.task.hurts), optional(fifth.nature.why)],
			[through('I come to you with it through', situation)],
			[fixed(waysOf(fifth)), spare('I am not sure that any of them is wrong.')],
			[fixed(`Does anyone ${situation.there} count ${fifth.task.measure}?`)],
		],
		reasoning: `Nothing is claimed and nothing is sold: whoever deals with ${fifth.task.name} answers with a story, and the story is your next e-mail.`,
	};
}

function resultFirst(situation: Situation): VariantPlan {
	const { topics, background, proof: results, trade, there } = situation;
	const [first] = topics;
	const [note] = background;
	return {
		approach: 'Result first',
		subjects: ['A result, then a question', 'A result first'],
		paragraphs: [
			[wordings(results[0] ?? '', (text) => led('A result first', text, situation), 26)],
			[
				through('I come to you through', situation),
				note === undefined ? [''] : optional(...wordings(note.sentence, undefined, 18)),
			],
			[
				fixed(`For ${trade}, the figure to begin with would be this: ${first.task.measure}.`),
				spare('If nobody counts it yet, an afternoon with paper and a pen will do.'),
				spare(first.nature.why),
			],
			[fixed(`Is that counted ${there}, or does it have to be guessed?`)],
		],
		reasoning: `Your own result opens it, and either answer to the question tells you whether anyone watches ${first.task.name}.`,
	};
}

function inCopy(situation: Situation): VariantPlan {
	const { topics, referrer, referrerFirst, trade, offer } = situation;
	const [, , , fourth] = topics;
	const [, second] = offer;
	return {
		approach: 'Introducer in copy',
		subjects: [`${referrer} in copy`, `${referrerFirst} in copy`, 'A question with a witness'],
		paragraphs: [
			[fixed(`${referrer} reads this too, as the one who connects us.`)],
			[fixed(`I want to understand how ${trade} deal with ${fourth.task.name}.`), fixed(waysOf(fourth))],
			[second === undefined ? [''] : optional(...wordings(second, undefined, 20)), spare(fourth.nature.why)],
			[fixed(fourth.task.question)],
			[spare('A few words in reply are enough.')],
		],
		reasoning: `Asks for knowledge instead of time, about ${fourth.task.name}. Put ${referrerFirst} in copy only with consent: it proves the introduction.`,
	};
}
