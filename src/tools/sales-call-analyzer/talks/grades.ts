/** How a talk of a call is likely graded by somebody who was there and tells an absent colleague (0034). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';
import type { Reading } from '../reading.ts';
import type { Worth } from '../worth/worth.ts';
import { gradeFeatures, type Range } from './grade-features.ts';

export const GRADES_FILE = join(import.meta.dirname, 'grades.bin');
/** Whether it is told first, whether it matters and holds at the end, and whether a later talk took its place. */
export const GRADE_QUESTIONS = ['first', 'holds', 'overtaken'] as const;

let kept: LinearModels | undefined;

/** Read once for each process. */
function gradeWeights(): LinearModels {
	kept ??= modelsIn(readFileSync(GRADES_FILE))(GRADE_QUESTIONS);
	return kept;
}

/** What it counts that a talk holds, and that it is overtaken, where being told first counts 1. */
const HOLDS = 0.5;
const OVERTAKEN = -0.7;

/** How much a talk is worth telling. */
export function gradeOf(reading: Reading, worth: Worth, range: Range): number {
	const { first = 0, holds = 0, overtaken = 0 } = ask(gradeWeights(), gradeFeatures(reading, worth, range));
	return first + HOLDS * holds + OVERTAKEN * overtaken;
}
