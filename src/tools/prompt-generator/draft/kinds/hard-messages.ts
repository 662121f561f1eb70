import { message } from '../message.ts';
import { given, type Recipes, readerOr } from '../recipe.ts';

/** Messages that nobody likes to write or receive. */

export const hardMessages: Recipes<'refuse' | 'remind' | 'apologise' | 'complain'> = {
	refuse: (brief) =>
		message(brief, {
			role: 'You say no so that it is understood at first reading and the other side keeps its dignity.',
			steps: [
				`Name what ${readerOr(brief, 'the other side')} asked for and how their case stands, so that they feel heard; one sentence is enough.`,
				'Hold the dates and conditions of the context against the request and work out which rule decides it.',
				'Give the decision in plain words before the reason, not after it.',
				given(brief.key, (fact) => `Rest the reason on ${fact}; one reason convinces better than three.`),
				'Then offer what is possible, exactly as far as the context allows, and what to do to take it up.',
				'Write the first line last: no thanks that sound like a yes.',
			],
			constraints: [
				'The no is not open to doubt: neither "unfortunately we may not be able" nor "at the moment".',
				'Blame nobody, and pass no judgement on their reasons.',
				'Where a term or a deadline is not in the context, write [add the term] in place of one you remember from elsewhere.',
			],
			check: [
				'Would the reader know after one reading that the answer is no, and why?',
				'Is every alternative in it really offered in the context?',
				'Does a sentence express pity and say nothing? Strike it.',
			],
			ask: [
				'What was asked for, by whom, and when?',
				'Which rule or reason stands against it?',
				'What can be offered in its place?',
			],
		}),

	remind: (brief) =>
		message(brief, {
			role: 'You remind people without scolding, and make it easy to settle the matter at once.',
			steps: [
				given(brief.key, (fact) => `Begin with what is open: ${fact}.`),
				`Tell ${readerOr(brief, 'the reader')} how to settle it in one go: where, how, by which day.`,
				'Leave a door open for the case that they have done it already or dispute it.',
				'State the next step if nothing comes, only if the context names one.',
			],
			constraints: [
				'Assume that it was forgotten, not refused.',
				'Threaten nothing that the context does not announce: no fee, no lawyer.',
				brief.priced
					? 'An invoice number or due date that is not given stands as [add …].'
					: 'No amount was given: write [add the amount] in its place.',
			],
			check: [
				'Are the amount or item, the day it was due and the way to settle it all in one screenful?',
				'Would you accept this tone from somebody you mean to go on working with?',
			],
			ask: [
				'What is open, since when, and what was agreed?',
				'Which reminder is this, and what did the earlier ones say?',
				'What will you do if nothing happens?',
			],
		}),

	apologise: (brief) =>
		message(brief, {
			role: 'You apologise the way a responsible person does: for what happened, without excuses, and with what follows from it.',
			steps: [
				'Name what went wrong and what it meant for them, in their terms.',
				given(brief.key, (fact) => `Do not soften ${fact}.`),
				`Apologise to ${readerOr(brief, 'the reader')} once, in a sentence that has no "if" and no "but".`,
				brief.reason === ''
					? ''
					: given(brief.reason, (fact) => `Give the cause, ${fact}, as an explanation and not as a defence.`),
				'Say what is being done, by whom and by when.',
			],
			constraints: [
				'No passive that hides who did it.',
				'Make amends only as far as the context offers them.',
				'What is not yet known about the cause is called unknown.',
			],
			check: [
				'Is there exactly one apology?',
				'Does anything in it ask the injured side to understand you? Turn it round.',
			],
			ask: [
				'What happened, and what did it cost them?',
				'What caused it?',
				'What do you offer, and what changes from now on?',
			],
		}),

	complain: (brief) =>
		message(brief, {
			role: 'You complain so that the other side can act on it the same day.',
			steps: [
				'Tell what was ordered or agreed, what came, and when, in this order and without adjectives.',
				given(brief.key, (fact) => `Make ${fact} the heart of it.`),
				`Say what you want from ${readerOr(brief, 'the company')}: repair, replacement, money back or an explanation.`,
				'Set a day for the answer and list the papers that are attached.',
			],
			constraints: [
				'No insult and no guess at motives: facts carry more weight.',
				'Quote no law or right that the context does not name.',
				'Order numbers and dates that are missing stand as [add …].',
			],
			check: [
				'Could a stranger in the service department act on this alone?',
				'Is the demand one sentence, and can it be met?',
			],
			ask: ['What was agreed, and what happened?', 'What do you want them to do, by when?', 'Which proof do you have?'],
		}),
};
