import { decodeGroups, type SideWeights } from '#call-facts/learned/stored.ts';
import { findSides, isSellerInDoubt } from '#call-facts/sides.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
import type { Call } from '#transcript/call.ts';

/** As the server reads it. False where the weights cannot be loaded: nothing is asked then. */
export async function isInDoubt(call: Call): Promise<boolean> {
	try {
		return isSellerInDoubt(call, findSides(call, utterancesOf(call), await sideWeights()));
	} catch {
		return false;
	}
}

async function sideWeights(): Promise<SideWeights> {
	const response = await fetch(new URL('../../../call-facts/learned/sides.bin', import.meta.url));
	if (!response.ok) throw new Error(`The weights could not be loaded: ${response.status}`);
	return decodeGroups(['side'], new Uint8Array(await response.arrayBuffer()));
}
