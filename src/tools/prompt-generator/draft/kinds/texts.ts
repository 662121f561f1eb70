import type { Brief } from '../brief.ts';
import { given, type Recipes, readerOr, thingOr } from '../recipe.ts';

/** Texts for many readers. */

const signedBy = (brief: Brief) => (brief.signer === '' ? '' : ` You write as ${brief.signer}.`);

export const texts: Recipes<
	'post' | 'article' | 'copy' | 'story' | 'script' | 'job-ad' | 'procedure' | 'proposal' | 'document'
> = {
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

	'job-ad': (brief) => ({
		role: 'You write job advertisements from which the wrong people turn away and the right ones see their Monday morning.',
		given: 'what is known of the job',
		steps: [
			`Describe the work of ${readerOr(brief, 'the person hired')} by tasks and by how much of the week each takes, if the context tells.`,
			given(brief.key, (fact) => `Make ${fact} visible near the top.`),
			'Split the requirements: needed on the first day, or learnable here.',
			'Say what is hard about the job, in one honest sentence.',
			'State pay, hours, place and how to apply in one block.',
		],
		constraints: [
			'Wording that favours no age, gender or origin.',
			brief.priced
				? 'Pay, benefits and hours are facts: none is rounded up.'
				: 'The pay was not given: write [add the pay] where it belongs, and do not call it competitive.',
			'No "family", no "rock star", no "fast-paced".',
		],
		layout: [
			'Job title and one sentence on the purpose of the job',
			'What you do',
			'What you need, what you learn here',
			'What we offer',
			'How to apply',
		],
		check: [
			'Would somebody in this trade recognise the job without the title?',
			'Does each requirement have a task that calls for it?',
		],
		ask: [
			'Which tasks fill the week?',
			'What must somebody bring, and what can they learn?',
			'Pay, hours, place, and how to apply?',
		],
		samples: 'They show how this employer speaks; the jobs in them are others.',
		unsampled: 'Let the employer sound like the person who will lead the new colleague.',
	}),

	procedure: (brief) => ({
		role: 'You write instructions that somebody can follow with their hands full.',
		given: 'how it is done and what must be heeded',
		steps: [
			`Fix the starting point, the end point and what ${readerOr(brief, 'the person doing it')} needs at hand.`,
			'Break the work into single actions, each beginning with its verb.',
			given(brief.key, (fact) => `Find the action to which ${fact} belongs, and warn before it, not after.`),
			'Add to each action how one sees that it worked.',
			'Put what to do when it did not right beside it.',
		],
		constraints: [
			'One action a step; "and" in a step is a sign of two.',
			'Amounts, times, settings and who is responsible come from the context, or stand as [add …].',
			'Warnings are reserved for harm to people, goods or money.',
		],
		layout: [
			'When to use it, and who may',
			'What you need',
			'Numbered actions, each with how to see that it worked',
			'If something goes wrong',
			'Who keeps it up to date: [add name]',
		],
		check: [
			'Walk through it as a newcomer: is anything needed before it is mentioned?',
			'Can two people following it end up with different results? Say where the choice lies.',
		],
		ask: [
			'What starts the work, and when is it done?',
			'Who does it, with which tools?',
			'Where does it usually go wrong?',
		],
		samples: 'They show layout and wording of steps in this house.',
		unsampled: 'Give the first three actions the form that all others keep.',
	}),

	proposal: (brief) => ({
		role: 'You write proposals that a decision maker can approve without a meeting.',
		given: 'the facts the proposal stands on',
		steps: [
			`Begin with the situation of ${readerOr(brief, 'the client')} in their own terms, so that they nod.`,
			given(brief.key, (fact) => `Draw the goal from ${fact}.`),
			'Describe what will be delivered, by when, and what is not part of it.',
			'Set price and benefit side by side, with the sum behind each.',
			'Name the risks you see and who carries them.',
			'End with the decision that is asked for, and its date.',
		],
		constraints: [
			brief.priced
				? 'Prices, dates and results are given or computed in view.'
				: 'No price was given: write [add the price], and nothing that hints at one.',
			'No reference or credential that was not supplied.',
			'Whatever the client has to contribute is spelled out.',
		],
		layout: [
			'Situation and goal',
			'What you get, by when',
			'Not included',
			'Price and terms',
			'Risks',
			'Decision needed',
		],
		check: [
			'Could the client hold you to each promise, and do you want that?',
			'Is a line missing that their finance department will ask for?',
		],
		ask: [
			'Who decides, and what do they want to achieve?',
			'What do you deliver, in what time, for how much?',
			'What can you prove?',
		],
		samples: 'They show structure and tone of earlier proposals; their prices and promises do not apply.',
		unsampled: 'Prefer a short table wherever two columns say it better than a paragraph.',
	}),

	document: (brief) => ({
		role: `You write working documents that people consult rather than read.${signedBy(brief)}`,
		given: 'the content of the document',
		steps: [
			`Ask what ${readerOr(brief, 'its user')} will look up in it, and make each answer a heading.`,
			given(brief.key, (fact) => `Place ${fact} under the heading where it will be sought first.`),
			'Write the statement first and its reason second, in every section.',
			'Give definitions and exceptions where they apply, not in an appendix.',
			'List what is undecided, with the person who decides.',
		],
		constraints: [
			'What was decided, what is proposed and what is unknown are worded differently.',
			'A missing name, date or number is shown as [add …] in its place.',
			'No sentence about the document itself.',
		],
		layout: [
			`The ${thingOr(brief, 'document')}, with headings that can be looked up`,
			'Open points: question | who decides | by when',
		],
		check: [
			'Can each heading’s answer be found in its first sentence?',
			'Do two sections rule on the same thing differently?',
		],
		ask: [
			'What will it be used for, and by whom?',
			'What has been decided already?',
			'Is there a form it has to follow?',
		],
		samples: 'They show the form such documents have here; their content is out of date.',
		unsampled: 'As no house form is known, keep headings plain and numbering simple.',
	}),
};
