import { oneLine } from '#language/clean.ts';
import {
	challengeSlot,
	type EmailPlan,
	fixed,
	introducedBy,
	type MethodPlan,
	moreOfChallenge,
	moreOfOffer,
	offerSlot,
	optional,
	sharedSlot,
	spare,
	through,
	type VariantPlan,
	waysOf,
} from '../plan.ts';
import { goingOn, led, placeOf, type Situation, titled, wordings } from '../situation.ts';

/** Problem, offer, proof: for somebody who can decide. */
export function direct(situation: Situation): MethodPlan {
	const [first] = situation.topics;
	return {
		gaps: [3, 4, 5],
		initial: initial(situation),
		followUps: [situation.news.length > 0 ? news(situation) : ways(situation), proof(situation), last(situation)],
		variants: [situation.proof.length > 0 ? resultFirst(situation) : sceneFirst(situation), inCopy(situation)],
		promises: `The e-mails offer ${situation.firstName} a look at a real case: have a short demo ready before you send them.`,
		approach: `Ask to see one real case of ${first.task.name} before you show anything: people who open the drawer are interested.`,
		objection: `‘Just send me some information.’ Ask which part of ${first.task.name} matters most, and send only that.`,
	};
}

function initial(situation: Situation): EmailPlan {
	const { topics, referrer, referrerFirst, there, blind, challengeQuestion } = situation;
	const [first] = topics;
	const asked = challengeQuestion ?? (situation.challenge.length > 0 ? first.nature.step : first.task.question);
	return {
		subjects: [
			...(blind ? [] : [`${titled(first)} ${there}`, `${titled(first)}, via ${referrer}`]),
			`${referrer} gave me your name`,
			`${referrerFirst} gave me your name`,
			'A name I was given',
		],
		paragraphs: [
			[fixed(introducedBy(situation, 'gave me your name.')), sharedSlot(situation)],
			opening(situation),
			[offerSlot(situation), moreOfOffer(situation), spare(first.why)],
			[spare('If I have the wrong picture, tell me and I will leave it there.'), fixed(asked)],
			[spare('A sentence in reply is plenty.')],
		],
	};
}

function opening(situation: Situation) {
	const { topics, others, there, blind, challengeQuestion } = situation;
	const [first] = topics;
	const known = challengeSlot(situation);
	if (known.length > 0) return [known, moreOfChallenge(situation)];
	if (challengeQuestion !== null)
		return [fixed('I have a question for you, and I should say first why I ask.'), spare(goingOnAt(situation))];
	const place = there.replace(/^at /, '');
	return blind
		? [
				fixed(`I do not know ${place} from the inside, so I ask before I claim anything.`),
				fixed(`A typical scene at ${others}: ${goingOn(first.task.hurts)}`),
			]
		: [
				fixed(`I do not know yet how you handle ${first.task.name} ${there}.`),
				spare(`A typical scene at ${others}: ${goingOn(first.task.hurts)}`),
			];
}

function goingOnAt({ topics }: Situation): string {
	return `It is about ${topics[0].task.name}.`;
}

function news(situation: Situation): EmailPlan {
	const [first] = situation.topics;
	const [item, further] = situation.news;
	if (item === undefined) return ways(situation);
	return {
		subjects: [subjectOfNews(situation), 'About your news'],
		paragraphs: [
			[
				wordings(item.sentence, undefined, 24),
				further === undefined ? [''] : optional(...wordings(further.sentence, undefined, 14)),
				item.dated ? fixed('That may be old news by now.') : [''],
			],
			[fixed(item.kind.so), spare(`My guess is that it also touches ${first.task.name}.`)],
			[moreOfOffer(situation), spare(`I ask because it decides whether we could be of any use ${situation.there}.`)],
			[fixed(item.kind.ask)],
			[spare('A line is enough.')],
		],
	};
}

/** The news note if it fits into a subject line; otherwise only that there is news. */
function subjectOfNews({ input, subject }: Situation): string {
	const note = oneLine(input.recentNews).split(/[.;,!?]/)[0] ?? '';
	const words = note.split(' ');
	if (words.length >= 2 && words.length <= 6 && note.length <= 45) return note;
	return subject.startsWith('Your ') ? 'About your news' : `The news from ${subject}`;
}

function ways(situation: Situation): EmailPlan {
	const { topics, blind, there, trade } = situation;
	const topic = blind ? topics[1] : topics[0];
	const { name, hurts } = topic.task;
	return {
		subjects: blind
			? [titled(topic), 'How you handle it today']
			: ['How you handle it today', `${titled(topic)} today`],
		paragraphs: [
			blind
				? [fixed(`Maybe I asked about the wrong thing. Here is another one from ${trade}: ${name}.`), fixed(hurts)]
				: [fixed(`A quick follow-up on ${name}, since there is more than one way to handle this.`)],
			[fixed(waysOf(topic)), optional(topic.why)],
			[moreOfOffer(situation), spare('If you do it in some other way, I would like to hear about that too.')],
			[fixed(`Which of these is closest to what happens ${there}?`)],
			[spare('A word or two will do.')],
		],
	};
}

function proof(situation: Situation): EmailPlan {
	const { topics, blind, there } = situation;
	const topic = blind ? topics[2] : topics[0];
	const { name, selfTest, measure } = topic.task;
	const [result] = situation.proof;
	if (result === undefined) {
		return {
			subjects: [`A test for ${name}`, `Checking ${name}`, 'A test without me'],
			paragraphs: [
				[fixed(`You can check this without me, and it may tell you more about ${name} than I can.`)],
				[fixed(selfTest), spare(`What to count: ${measure}.`)],
				[fixed('If it all looks fine, you do not need me for this.'), spare(topic.why)],
				[moreOfOffer(situation, 2), fixed(`What would you expect to see ${there}?`)],
			],
		};
	}
	return {
		subjects: ['What changed elsewhere', 'A result to compare'],
		paragraphs: [
			[fixed(`Here is what happened when someone else took on ${name}.`), wordings(result, undefined, 26)],
			[
				fixed(`${situation.subject} may be different, so please do not take it on faith.`),
				fixed(selfTest),
				spare(`What to count: ${measure}.`),
			],
			[spare(topic.why), fixed(`What would you expect to find ${there}?`)],
		],
	};
}

function last(situation: Situation): EmailPlan {
	const { topics, background, stance, there, blind, news: items, trade } = situation;
	const [first, , , fourth] = topics;
	const [note] = background;
	const [, , third] = items;
	const place = placeOf(situation);
	const asks = {
		owner: 'Should I leave it there, or is there someone else I should talk to?',
		lead: `If this is not yours to decide, who ${there} should I ask?`,
		doer: `Who ${there} decides on something like this?`,
	};
	const guess = blind
		? [fixed(`My other guess for ${trade} was ${fourth.task.name}.`), fixed(fourth.task.hurts)]
		: [fixed(`It may be settled at ${place}, it may be bad timing, or I may have picked the wrong problem.`)];
	return {
		subjects: [`Last note on ${first.task.name}`, 'My last note on this'],
		paragraphs: [
			[fixed(`This is my last note about ${first.task.name}.`)],
			note === undefined ? guess : [wordings(note.sentence, undefined, 24), fixed(note.kind.last)],
			[
				third === undefined ? [''] : optional(...wordings(third.sentence, undefined, 16)),
				spare('Whatever the reason, I would rather know than keep writing.'),
				spare('A short no is a fine answer, and a name is a better one.'),
			],
			[fixed(asks[stance])],
		],
	};
}

function sceneFirst(situation: Situation): VariantPlan {
	const { topics, blind, there, news: items } = situation;
	const topic = blind ? topics[4] : topics[0];
	const { name, hurts, measure } = topic.task;
	return {
		approach: 'Scene first',
		subjects: [titled(topic), 'A scene you may know'],
		paragraphs: [
			[fixed('Stop me if you know this one.'), fixed(hurts)],
			[through('I got your name from', situation), items.length > 0 || blind ? fixed(waysOf(topic)) : ['']],
			[optional(topic.why), moreOfOffer(situation)],
			[
				spare(`If it never happens ${there}, please ignore this.`),
				spare('A rough idea is all I am after.'),
				fixed(`Does anyone ${there} count ${measure}?`),
			],
		],
		reasoning: `It claims nothing and sells nothing. Anyone who deals with ${name} will have a story, and that story is your next e-mail.`,
	};
}

function resultFirst(situation: Situation): VariantPlan {
	const { topics, background, proof: results, there } = situation;
	const [first] = topics;
	const [note] = background;
	return {
		approach: 'Result first',
		subjects: ['A result, then a question', 'A result first'],
		paragraphs: [
			[wordings(results[0] ?? '', (text) => led('Let me start with a result', text, situation), 26)],
			[
				through('I got your name from', situation),
				note === undefined ? [''] : optional(...wordings(note.sentence, undefined, 18)),
			],
			[
				fixed(`Whether you could expect the same depends on where you stand today with ${first.task.name}.`),
				spare(first.why),
				spare('A rough idea is all I am after, no report.'),
			],
			[fixed(`Does anyone ${there} count ${first.task.measure}?`)],
		],
		reasoning: `It opens with your own result, and either answer tells you whether anyone watches ${first.task.name}.`,
	};
}

function inCopy(situation: Situation): VariantPlan {
	const {
		topics,
		referrer,
		referrerFirst,
		blind,
		there,
		challengeQuestion,
		challenge,
		news,
		proof: results,
	} = situation;
	const topic = blind ? topics[3] : topics[0];
	const { name, question } = topic.task;
	const ownWays = blind || (news.length > 0 && results.length > 0);
	const isAsked = !blind && challengeQuestion === null && challenge.length === 0;
	return {
		approach: 'Introducer in copy',
		subjects: [`${referrer} in copy`, `${referrerFirst} in copy`, 'A question with a witness'],
		paragraphs: [
			[fixed(`${referrer} is copied here as the person who pointed me to you.`)],
			[
				fixed(`I am trying to learn how people in your job deal with ${name}.`),
				ownWays ? fixed(waysOf(topic)) : spare(topic.why),
			],
			[moreOfOffer(situation), spare('I have no slides and no link for you, only a question.')],
			[fixed(isAsked ? `How do you handle ${name} ${there} today?` : question)],
			[spare(`A sentence or two is plenty, and feel free to drop ${referrerFirst} from the reply.`)],
		],
		reasoning: `Asks for knowledge about ${name}, not for time. Copy ${referrerFirst} only with consent: the copy is what proves the introduction.`,
	};
}
