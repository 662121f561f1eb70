import { z } from 'zod';

/** Of a list that is answered page by page. */
export const cursorSchema = z
	.string()
	.max(200, 'must be a cursor of an earlier answer')
	.optional()
	.describe('nextCursor of the page before');
