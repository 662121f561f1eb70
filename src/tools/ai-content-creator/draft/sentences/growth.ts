/** What to do with this calendar, each entry only where its fact is there. `names` are first lines of answers. */

export const OPEN_SLOTS = {
	tactic: 'Fill the open slots from your own mail',
	description:
		'Look through what you wrote to customers in the last two weeks: each question that you answered at length is a piece.',
	expectedImpact: 'One open slot fewer for each answer.',
	implementation: 'Copy the question and your answer into the last step of the form, and run it again.',
} as const;

export const CLIENTS = {
	tactic: 'Ask before you post',
	description: 'These pieces tell what came of your work: {names}',
	expectedImpact: 'Nobody is surprised to read about their own job.',
	implementation: 'Where somebody could recognise the job, send them the text a week before its day.',
} as const;

export const CARDS = {
	tactic: 'Draw the cards in one sitting',
	description: 'These pieces have cards: {names}',
	expectedImpact: 'The cards look alike, and none is missing on its day.',
	implementation: 'Make one card of the title and one of each numbered line.',
} as const;

export const PHOTOS = {
	tactic: 'Take the photos before the first day',
	description: 'The answers name these photos: {names}',
	expectedImpact: 'These posts have their picture on their day.',
	implementation: 'Put each one into its post when you schedule it.',
} as const;

export const QUESTIONS = {
	tactic: 'Reply with the post',
	description: 'These questions now have a post: {names}',
	expectedImpact: 'Whoever asks gets the whole answer at once.',
	implementation: 'Keep the addresses of these posts where you write your e-mails.',
} as const;

/** Answers for which not even an open slot is left. */
export const KEPT = {
	tactic: 'Keep these answers for the next calendar',
	description: 'No slot was left for them: {names}',
	expectedImpact: 'The next four weeks begin with pieces.',
	implementation: 'Leave them in your answers and take out those that are used.',
} as const;

export const FIGURE_GIVEN = 'The figure in the goal';
export const NO_FIGURE = '[add the figure]';
export const WEEKLY = 'Weekly';
