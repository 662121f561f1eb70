import { z } from 'zod';
import { storableText } from './storable-text.ts';

/** What a member calls a run or a call. */
export const givenTitleSchema = z
	.string('must be text')
	.transform(storableText)
	.pipe(z.string().trim().min(1, 'is empty: fill it in').max(200, 'must hold at most 200 characters'));
