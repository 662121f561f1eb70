import { createHash } from 'node:crypto';

/** The id of a call: the same text is the same call. */
export function hashOfCall(transcript: string): string {
	return createHash('sha256').update(transcript).digest('base64url');
}
