/** Words shared by the screen and the document. */

export const NO_STEPS = 'No validation steps provided';
export const NOT_KNOWN = 'Not known';

/** Whether there is something to show; what is not known is said once, of the whole list. */
export function isKnown(text: string | undefined): text is string {
	return text !== undefined && text !== '' && text !== NOT_KNOWN;
}

/** The choice of a member whose work we took for something else. */
export const NONE_OF_THESE = 'None of these';

/** What stands above the five scores. */
export const TOTAL = 'Total';
export const SCORES = { fit: 'Fit', reach: 'Reach', proof: 'Proof', time: 'Time', money: 'Money' } as const;
export type ScoreName = keyof typeof SCORES;
export const SCORE_NAMES = Object.keys(SCORES) as ScoreName[];
export const MOST_POINTS = 2;

/** "8 of 10" */
export function totalText(points: readonly number[]): string {
	return `${points.reduce((sum, one) => sum + one, 0)} of ${points.length * MOST_POINTS}`;
}

/** "2 of 2, from your own work" */
export function scoreText({ points, reason }: { points: number; reason: string }): string {
	return `${points} of ${MOST_POINTS}, ${reason}`;
}
