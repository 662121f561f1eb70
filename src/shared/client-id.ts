import { z } from 'zod';
import { storableText } from './storable-text.ts';

/** The id of a client in a query or a body. Whose client it is, the database says. */
export const clientIdSchema = z
	.string('must be the id of a client')
	.max(100, 'must be the id of a client')
	.transform(storableText)
	.pipe(z.string().min(1, 'must be the id of a client'));
