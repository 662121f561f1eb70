import type { Brief } from '../brief.ts';
import { given, type Recipes, readerOr, thingOr } from '../recipe.ts';

/** Texts for readers who may stop reading. */

const signedBy = (brief: Brief) => (brief.signer === '' ? '' : ` You write as ${brief.signer}.`);

export const publishing: Recipes<'post' | 'article' | 'copy' | 'story' | 'script'> = {
	post: (brief) => ({
		role: `You write posts that people finish because each line earns the next one.${signedBy(brief)}`,
		given: 'the only material for the post',
		steps: [
			'Choose the one observation in the context that would surprise a colleague; everything else is left for other days.',
			given(brief.key, (fact) => `Try ${fact} as that observation first.`),
			`Write three first lines for ${readerOr(brief, 'somebody who scrolls past')} and keep the one that is concrete without its second line.`,
			'Tell what happened before you say what it means.',
			'End on a question only if the answer would interest you; otherwise end on the point.',
		],
		constraints: [
			'No hook that the post does not honour, no "here is the thing", no list of emojis.',
			'Experiences and results only as given; a gap is written [add what happened].',
			'Line breaks where one would breathe, not after each sentence.',
		],
		layout: [
			`The ${thingOr(brief, 'post')}, ready to paste`,
			'The two first lines that lost',
			'Hashtags only where the platform uses them',
		],
		check: [
			'Does the first line make sense alone, cut off by the platform?',
			'Could a competitor post the same words? Then put in the detail that only this author has.',
		],
		ask: [
			'On which platform, and who reads there?',
			'What happened, in detail?',
			'What should readers think or do afterwards?',
		],
		samples: 'They show line length, openings and tone of this author; their stories are told already.',
		unsampled: 'Nothing by this author was supplied; stay with plain speech and no signature phrases.',
	}),

	article: (brief) => ({
		role: `You write articles that answer their reader’s question in the first paragraph and prove it in the rest.${signedBy(brief)}`,
		given: 'what is known; the article rests on it',
		steps: [
			`Put down the question with which ${readerOr(brief, 'a reader')} comes, in the words they would type.`,
			'Answer it in two sentences; these open the article.',
			given(brief.key, (fact) => `Make ${fact} the backbone of the first section.`),
			'Draft headings that are statements, one for each thing the reader has to believe or do.',
			'Fill each section with one fact of the context and what follows from it.',
			'Close with what to do first, not with a repetition.',
		],
		constraints: [
			'No study, statistic, quotation or expert that the context lacks; write [source needed] where a claim would need one.',
			'A heading without material of its own is dropped.',
			'No opening about how fast the world is changing.',
		],
		layout: [
			'Title, and one alternative',
			'The answer in two sentences',
			'Sections under headings that are statements',
			'A list of every [source needed]',
		],
		check: [
			'Read only the headings: do they tell the argument?',
			'Is there a paragraph that would fit any other article? Take it out.',
		],
		ask: [
			'Which question should it answer, and for whom?',
			'Which facts, cases or sources may be used?',
			'Where will it appear, and how long may it be?',
		],
		samples: 'They show how the author opens, argues and closes; their arguments stay theirs.',
		unsampled: 'The author’s style is not shown; use short paragraphs and first words that say something.',
	}),

	copy: (brief) => ({
		role: 'You write sales texts that a sceptical buyer would call fair.',
		given: 'the only claims that may be made',
		steps: [
			`List what ${readerOr(brief, 'the buyer')} wants done, fears and compares with, as far as the context tells.`,
			'Sort the facts of the context into what it does, what that saves or gives, and what proves it.',
			given(brief.key, (fact) => `Write the headline from ${fact}.`),
			'Follow with proof directly under the promise.',
			'Answer the likeliest objection in a sentence, then name the next step.',
		],
		constraints: [
			'Each claim can be pointed to in the context; the others wait as [proof needed].',
			'No superlative, no invented scarcity, no customer voice that was not supplied.',
			'What the product cannot do is not hidden where the context mentions it.',
		],
		layout: [
			`The ${thingOr(brief, 'text')}: headline, promise, proof, next step`,
			'Two other headlines, each resting on another fact',
			'Claims left out for want of proof',
		],
		check: [
			'Cover the product’s name: could it be any product?',
			'Does the call to action say what happens after the click or the call?',
		],
		ask: ['What is sold, to whom, at what price?', 'What can be proved, and how?', 'What should the reader do next?'],
		samples: 'They set length and tone; none of their claims may be carried over.',
		unsampled: 'No earlier text is at hand; write as the seller would speak to one buyer at the counter.',
	}),

	story: (brief) => ({
		role: 'You tell stories in which somebody wants something, and details do the work of adjectives.',
		given: 'fixed points of the story',
		steps: [
			'Decide who wants what, what stands in the way, and what it will have cost at the end.',
			given(brief.key, (fact) => `Let ${fact} return at the turning point.`),
			`Pick the moment closest to the trouble to begin with, for ${readerOr(brief, 'a listener')} who could leave.`,
			'Give each figure one habit and one thing they would not say aloud.',
			'Write the last line before the middle, then find the way to it.',
		],
		constraints: [
			'Invention is welcome wherever the context is silent, and nowhere else.',
			'No moral spoken by a character.',
			'A feeling shows in what somebody does.',
		],
		layout: ['Title', `The ${thingOr(brief, 'story')}`],
		check: [
			'Is anything in it there only because stories usually have it?',
			'Read the dialogue aloud: can the speakers be told apart without names?',
			'Do all fixed points of the context hold to the end?',
		],
		ask: ['Who is it for, and at what age?', 'What must happen or appear in it?', 'Which tone: funny, quiet, eerie?'],
		samples: 'They show the narrator’s voice; plot and figures are taken.',
		unsampled: 'No voice is prescribed; choose one in the first sentence and keep it.',
	}),

	script: (brief) => ({
		role: `You write for the ear: short clauses, one thought a breath, nothing that has to be reread.${signedBy(brief)}`,
		given: 'what may be said',
		steps: [
			`Write down what ${readerOr(brief, 'the audience')} should repeat to somebody afterwards; it comes at the start and at the end.`,
			given(brief.key, (fact) => `Turn ${fact} into a picture or a moment that can be heard.`),
			'Divide the time into beats and give each beat one job.',
			'Mark pauses, stress and anything shown on screen or stage in square brackets.',
			'Speak it aloud and rewrite every place where you stumble.',
		],
		constraints: [
			'No parentheses, no abbreviations, numbers written so that they can be spoken.',
			'Anecdotes and names only from the context; elsewhere [add a moment you remember].',
			'The first seconds carry content, not a greeting.',
		],
		layout: [
			'Table: Time | Spoken | Shown or done',
			'The sentence to be remembered',
			'What may be cut if time runs short',
		],
		check: [
			'Does it survive being heard once, with noise?',
			'Is the sentence to be remembered said in the same words both times?',
		],
		ask: ['Who speaks, to whom, on what occasion?', 'How long may it take?', 'What should people remember?'],
		samples: 'They show how the speaker talks: keep their pace and favourite turns, and leave their topics.',
		unsampled: 'The speaker’s own way of talking is unknown: avoid figures of speech they might never use.',
	}),
};
