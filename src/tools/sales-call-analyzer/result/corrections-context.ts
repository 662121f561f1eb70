import { createContext, useContext } from 'react';
import type { CallCorrections } from '#tools/define.ts';

/** How the facts of the call are corrected; undefined where they cannot be. */
export const CorrectionsContext = createContext<CallCorrections | undefined>(undefined);

export function useCorrections(): CallCorrections | undefined {
	return useContext(CorrectionsContext);
}
