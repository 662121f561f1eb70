import { z } from 'zod';

/** The id of a client in a query or a body. Whose client it is, the database says. */
export const clientIdSchema = z
	.string('must be the id of a client')
	.max(100, 'must be the id of a client')
	.transform((id) => id.replaceAll('\u0000', '').toWellFormed())
	.pipe(z.string().min(1, 'must be the id of a client'));
