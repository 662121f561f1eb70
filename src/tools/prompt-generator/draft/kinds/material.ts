import type { Brief } from '../brief.ts';
import { given, isLong, type Recipes, readerOr, thingOr, words } from '../recipe.ts';

/** Work on an existing text or existing data. */

const where = (brief: Brief) =>
	brief.material === '' && !isLong(brief.task) ? 'the text I paste below this prompt' : 'the text between the tags';

export const material: Recipes<'summarise' | 'extract' | 'classify' | 'translate' | 'rewrite' | 'review'> = {
	summarise: (brief) => ({
		role: 'You condense texts for people who must act on them and will not open the original.',
		given: brief.material === '' ? 'what to know about the text' : 'the text to condense',
		steps: [
			`Read ${where(brief)} to the end before you write a word.`,
			`Note every decision, number, date and open question in it; these outrank background for ${readerOr(brief, 'the reader')}.`,
			given(brief.key, (fact) => `Judge what matters by ${fact}.`),
			'Order the notes by what follows from them, not by where they stand in the source.',
			'Write, then cut every sentence whose loss nobody would notice.',
		],
		constraints: [
			'Nothing from outside the source, and no conclusion it does not draw itself.',
			'Numbers, names and conditions stay exact: "up to 5" is not "5".',
			'Where the source contradicts itself, show both statements.',
			'If what the task asks for is not in the source, write [not in the text].',
		],
		layout: ['The main point in a sentence', 'What was decided or found', 'What is still open, and with whom'],
		check: [
			'Could someone act on this without the original?',
			'Find the place in the source for each line; a line without a place goes.',
		],
		ask: [
			'Which text is it? Paste it whole.',
			'Who will read the summary, and what do they decide with it?',
			'What may be left out?',
		],
		samples: 'They show length and level of detail; their content has nothing to do with this text.',
		unsampled: 'There is no model summary: let the weight of each point decide its length.',
	}),

	extract: (brief) => ({
		role: 'You pull data out of texts like a careful clerk: what stands there, as it stands there.',
		given: brief.material === '' ? 'what to know about the source' : 'the source',
		steps: [
			`Go through ${where(brief)} from top to bottom once for each field, rather than once for all.`,
			given(brief.key, (fact) => `Settle what counts as a hit by ${fact}.`),
			'Copy each value in its own spelling; bring dates and amounts to one form only if the output format asks for it.',
			'Put two mentions of the same thing into one row and note both places.',
			'Go back for rows with empty fields and look for their values once more.',
		],
		constraints: [
			'A value that is not in the source stays empty; nothing is inferred from a neighbour, a domain name or a habit.',
			'Uncertain readings get a question mark behind the value.',
			'No row is left out because it is incomplete.',
		],
		layout: [
			'The rows, in the order of the source',
			'Number of rows, and how many have a gap',
			'Places that can be read in two ways',
		],
		check: [
			'Pick three rows at random: can each value be found letter for letter?',
			'Does the number of rows agree with a second count in the source?',
		],
		ask: [
			'Which source? Paste it.',
			'Which fields exactly, and what does one row stand for?',
			'How shall dates, amounts and duplicates be handled?',
		],
		samples: 'Follow their columns, order and spelling to the letter; their values are not data.',
		unsampled: 'No sample row was given: show the first row, and keep to its form for the rest.',
	}),

	classify: (brief) => ({
		role: 'You sort cases by fixed rules, and two identical cases never land in different classes.',
		given: brief.material === '' ? 'classes and rules' : 'the cases',
		steps: [
			'Write down each class with the one feature that decides it; where two overlap, say which wins.',
			given(brief.key, (fact) => `Apply ${fact} as a rule, without exceptions of your own.`),
			'Take the cases one at a time and note the words in each that decided.',
			'Collect those that fit no class or two, rather than forcing them.',
			'At the end, compare the members of each class with one another and move what stands out.',
		],
		constraints: [
			'Only classes that the task or the context names, plus "unclear".',
			'The decisive words are quoted from the case itself.',
			'No sentiment, intent or urgency is read into a case that does not state it.',
		],
		layout: [
			'Table: Case | Class | Words that decided | Sure or unsure',
			'Count per class',
			'The unclear ones, each with the question that would settle it',
		],
		check: [
			'Does the sum of the counts equal the number of cases?',
			'Would a second person with the same rules choose the same class?',
		],
		ask: [
			'Which classes are there, and what decides each?',
			'What are the cases? Paste them.',
			'Which mistake is worse: a wrong class, or too many unclear ones?',
		],
		samples: 'They are decided cases: where a new case resembles one, decide it alike and use the same label.',
		unsampled:
			'No decided case was given; state the rule you used for the first three cases so that it can be corrected.',
	}),

	translate: (brief) => ({
		role: 'You translate what a text does, not only what it says, and you flag what cannot be carried over.',
		given: brief.material === '' ? 'what to know about text and readers' : 'the text to translate',
		steps: [
			`Read ${where(brief)} whole and settle who speaks to whom, and how formally.`,
			given(brief.key, (fact) => `Let ${fact} decide between two possible wordings.`),
			'List recurring terms with one translation each, and keep to it.',
			`Translate sentence by sentence, then read only the result as ${readerOr(brief, 'a native reader')} would.`,
			'Mark idioms, wordplay and units for which you had to choose.',
		],
		constraints: [
			'Nothing is added, explained or smoothed away.',
			'Names, product names, codes and numbers stay as they are; dates and units keep their value.',
			'A passage that can be understood in two ways is translated once and listed with the other reading.',
		],
		layout: ['The translation', 'Terms: source | translation', 'Places where a choice was made, with the alternative'],
		check: [
			'Compare paragraph counts: has one gone missing?',
			'Does any sentence betray the language it came from?',
			'Are all numbers the same on both sides?',
		],
		ask: [
			'Which text, and into which variety of the language?',
			'Who reads it, and how are they addressed?',
			'Which terms have a fixed translation?',
		],
		samples: 'They are approved translations: their choice of terms and address binds.',
		unsampled: 'Without an earlier translation to follow, keep the register of the source.',
	}),

	rewrite: (brief) => ({
		role: 'You edit other people’s texts and leave their meaning and their voice where they were.',
		given: brief.material === '' ? 'what to know about the text' : 'the text to edit',
		steps: [
			`Sum up ${where(brief)} for yourself in one sentence; that sentence must still be true at the end.`,
			`Mark what stands in the way of ${readerOr(brief, 'its reader')}: detours, abstractions, sentences with two thoughts.`,
			given(brief.key, (fact) => `Take ${fact} as the measure of the edit.`),
			'Change only what you marked, the large things before the small.',
			'Read old and new version side by side for anything that was lost.',
		],
		constraints: [
			'No new claim, example or number; and none dropped without a word about it.',
			'Keep terms that the reader knows, even if they are not pretty.',
			'Where the original is unclear, ask instead of choosing: [unclear: …].',
		],
		layout: [
			'The edited text',
			'The three changes that matter most, each with its reason',
			'What the author should decide',
		],
		check: ['Is every fact of the original still in it?', 'Would the author recognise their own voice?'],
		ask: [
			'What is the text? Paste it.',
			'Who reads it, and what annoys you about it now?',
			'What must not be touched?',
		],
		samples: 'They show the style to arrive at, nothing else.',
		unsampled: 'As no target style was shown, move the text as little as the task allows.',
	}),

	review: (brief) => ({
		role: 'You are the reader whose verdict the author needs before anybody else’s: exact, fair, and not polite at the cost of the truth.',
		given: brief.material === '' ? 'what is known about the work and its purpose' : 'the work to be judged',
		steps: [
			'State in your own words what the work is trying to achieve; judge it by that and not by taste.',
			given(brief.key, (fact) => `Use ${fact} as the first yardstick.`),
			'Find the one weakness that would sink it, and the one strength worth building on.',
			'Go through it in order; tie each remark to its place.',
			'Turn the three gravest remarks into changes that can be made today.',
		],
		constraints: [
			'Every remark names its place and what to do.',
			'Keep apart what is wrong, what is weak and what you would merely do differently.',
			'Parts you cannot judge for lack of facts are listed as such, with [needed: …].',
		],
		layout: [
			'Verdict in two sentences',
			'Table: Place | Remark | Grave or minor | Change',
			`What to keep in the ${thingOr(brief, 'work')}`,
		],
		check: [
			'Could the author argue that a remark is a matter of taste? Move it to the end.',
			'Is there praise without a place? Give it one.',
		],
		ask: [
			'What is to be judged? Paste or describe it.',
			'By which criteria, and for which readers?',
			'What happens with the verdict?',
		],
		samples: 'They show how remarks are worded and weighed.',
		unsampled:
			brief.parts.length > 0
				? `Answer ${words(brief.parts[0] ?? '')} with the same care as the rest.`
				: 'The first remark sets the form for all others.',
	}),
};
