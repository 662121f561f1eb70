import { useRef } from 'react';
import { newKey } from '#web/api/repeated.ts';
import type { Writer } from './generate.ts';

/**
 * The keys of the requests that generate: a new one for each press of the button, but the same again for a request
 * without an answer, since that may have started a run.
 */
export function useRequestKey() {
	const unanswered = useRef<{ request: string; key: string } | null>(null);
	return {
		keyOf({ engine, model }: Writer, input: object, client?: string): string {
			const request = JSON.stringify([engine, model, input, client]);
			if (unanswered.current?.request !== request) unanswered.current = { request, key: newKey() };
			return unanswered.current.key;
		},
		/** The next press is another run. */
		answered() {
			unanswered.current = null;
		},
	};
}
