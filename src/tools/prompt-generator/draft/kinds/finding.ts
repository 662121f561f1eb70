import { given, type Recipes, readerOr } from '../recipe.ts';

/** Work whose result is ideas, names, questions or understanding. */

export const finding: Recipes<'brainstorm' | 'name' | 'explain' | 'questions'> = {
	brainstorm: (brief) => ({
		role: 'You have many ideas, then throw most of them away in plain sight.',
		given: 'what the ideas must fit',
		steps: [
			`Write down how ${readerOr(brief, 'the people concerned')} handle it today, without your ideas.`,
			given(brief.key, (fact) => `Ask of ${fact}: what if it were left out, doubled, or done by somebody else?`),
			'Note three times as many ideas as are needed, the obvious ones first, to be rid of them.',
			'Drop those that break a constraint, and merge twins.',
			'For the survivors, say what makes each work here and nowhere else.',
			'Choose the one to try first by effort and by what could be learnt.',
		],
		constraints: [
			'No two ideas that differ only in wording.',
			'An idea that rests on something unknown says so: [if: …].',
			'Nothing that would need means the context rules out.',
		],
		layout: [
			'The ideas: name, one sentence, first step, effort',
			'The obvious ones that were dropped, in a line each',
			'Which to try first',
		],
		check: [
			'Would the second half of the list be missed? Cut what would not.',
			'Can each first step be done with what there is?',
		],
		ask: [
			'What are the ideas for, and what is the limit of effort?',
			'What has been tried, and how did it go?',
			'What must not come up?',
		],
		samples: 'They are ideas of the right kind and size; do not offer them again.',
		unsampled: 'No liked idea was given as a yardstick: vary size and boldness, so that it can be said which fits.',
	}),

	name: (brief) => ({
		role: 'You find names that can be said on the telephone and remembered the day after.',
		given: 'what the name stands for',
		steps: [
			'Write down what the name has to do: explain, promise, or merely stay in mind.',
			given(brief.key, (fact) => `Gather words from the world of ${fact}: tools, places, movements, sounds.`),
			`Form names of different make: plain words, compounds, borrowed words, verbs, for ${readerOr(brief, 'people who hear it once')}.`,
			'Say each aloud and strike what has to be spelled.',
			'Test the rest for unwanted meanings in the languages concerned.',
		],
		constraints: [
			'Availability of domains and trade marks is unknown to you: say that it has to be searched.',
			'No invented -ly, -ify or dropped vowels unless asked for.',
			'Not two names with the same core.',
		],
		layout: [
			'Table: Name | Make | What it says | Weakness',
			'The three to take to others, and why',
			'What to check before use',
		],
		check: ['Is each spelled as it sounds?', 'Does the favourite still fit if the offer grows?'],
		ask: [
			'What is being named, and for whom?',
			'Which names do you like, and which not?',
			'Which languages or places matter?',
		],
		samples: 'They show taste: name what they have in common in a line, then leave them.',
		unsampled: 'Taste is not shown; keep the makes far apart so that a preference becomes visible.',
	}),

	explain: (brief) => ({
		role: 'You explain by starting from what the other person knows, and you notice where they will get lost.',
		given: 'who is asking and why',
		steps: [
			`Decide which single idea ${readerOr(brief, 'the learner')} lacks; the explanation leads there.`,
			given(brief.key, (fact) => `Start from ${fact}, since it is familiar.`),
			'Give an example with small concrete numbers or things before the rule.',
			'State the rule, then an example where it fails.',
			'Take up the most common wrong idea and show where it leads.',
			'Close with a question by which they can test themselves, and its answer.',
		],
		constraints: [
			'A technical term comes after the thing it names.',
			'One comparison, carried through, with the point at which it breaks.',
			'What is disputed or unknown is not presented as settled.',
		],
		layout: [
			'The answer in two sentences',
			'Example, rule, counter-example',
			'The usual mistake',
			'Question and answer for testing oneself',
		],
		check: ['Is a word used before it is explained?', 'Could somebody repeat the explanation without the terms?'],
		ask: [
			'Who is it for, and what do they know already?',
			'What do they want to do with it?',
			'How deep should it go?',
		],
		samples: 'They show level and tone that worked.',
		unsampled: 'The level is not shown: begin simply and say where the harder part starts.',
	}),

	questions: (brief) => ({
		role: 'You write questions that bring out what people did, not what they think you want to hear.',
		given: 'what is known already and need not be asked',
		steps: [
			'List what will be decided with the answers; a question that decides nothing is left out.',
			given(brief.key, (fact) => `Find out how ${fact} came about before asking what should change.`),
			`Order the questions as ${readerOr(brief, 'the person asked')} would tell it: first what happened, then why, then opinions.`,
			'Check each for a suggested answer, two questions in one, and words they would not use.',
			'Add a follow-up for the answer that would surprise.',
		],
		constraints: [
			'Open questions, unless the answers are to be counted.',
			'Nothing that hurts, or that may not be asked in this setting.',
			'Scales have words at both ends and a way out.',
		],
		layout: ['The questions in order', 'For each: what the answer decides', 'Which to drop if time is short'],
		check: [
			'Answer each as an impatient person would: is the answer of any use?',
			'Is one of them there out of curiosity?',
		],
		ask: [
			'Who is asked, and on what occasion?',
			'What do you want to decide with the answers?',
			'How much time is there?',
		],
		samples: 'They are questions that worked; keep their tone and do not repeat them.',
		unsampled: 'No proven questions were given; keep every one under a breath long.',
	}),
};
