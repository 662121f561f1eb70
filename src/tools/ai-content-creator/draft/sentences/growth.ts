/** What to do with this calendar, each entry only where its fact is there. `names` are answers. */

export const AGAIN = {
	tactic: 'Write these answers again',
	description: 'They are in no slot yet: {names}',
	expectedImpact: 'Each of them becomes a piece.',
	implementation: 'Change them in the last step of the form, and run it again.',
} as const;

export const SLIPS = {
	tactic: 'Correct these before you post',
	description: 'They are printed as you typed them: {names}',
	expectedImpact: 'These slips are out of the pieces; others may be left.',
	implementation: 'Change them in the last step of the form, and run it again.',
} as const;

export const KEPT = {
	tactic: 'Keep these answers for the next calendar',
	description: 'These four weeks have no slot left for them: {names}',
	expectedImpact: 'They fill the first slots of the next calendar.',
	implementation: 'Leave them in your answers and take out those that are used.',
} as const;

export const OPEN_SLOTS = {
	tactic: 'Fill the open slots from your own mail',
	description:
		'Look through what you wrote to customers in the last two weeks: each question that you answered at length is a piece.',
	expectedImpact: 'Each answer fills one open slot.',
	implementation: 'Copy the question and your answer into the last step of the form, and run it again.',
} as const;

export const CLIENTS = {
	tactic: 'Ask before you post',
	description: 'Read for what a client could be recognised by: {names}',
	expectedImpact: 'The client can object before it is public.',
	implementation: 'Send the text to that client a week before its day.',
} as const;

/** A form to write the next piece in; its example is a piece of this calendar. */
export const QUESTION = {
	templateName: 'A question and its answer',
	structure: 'The question as customers put it; the plain yes or no; the reason',
	example: 'Your piece ‘{name}’ is in this form.',
} as const;

export const NO_FIGURE = '[add the figure]';
export const AS_STATED = 'As you state it';
export const MONTHLY = 'Monthly';
export const WEEKLY = 'Weekly';
