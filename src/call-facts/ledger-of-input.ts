/** One ledger for each input of a tool, however often its parts ask for it. */

import type { CallSource } from './call-source.ts';
import { type CallText, callText } from './call-text.ts';
import { type KeptCall, type Ledger, ledgerOf } from './ledger.ts';
import type { OnRead } from './read.ts';

const ledgers = new WeakMap<object, Ledger>();

/** Reads the call of an input once for each input object. */
export function ledgerOfInput(input: object, source: CallSource): Ledger {
	const before = ledgers.get(input);
	if (before !== undefined) return before;
	const ledger = ledgerOf(source);
	ledgers.set(input, ledger);
	return ledger;
}

const texts = new WeakMap<Ledger, CallText>();

/** The ledger beside its text, made once for each input object and for what was kept of its call. */
export function callTextOfInput(input: object, source: CallSource): CallText {
	const ledger = ledgerOfInput(input, source);
	const before = texts.get(ledger);
	if (before !== undefined) return before;
	const text = callText(ledger, source.transcript);
	texts.set(ledger, text);
	return text;
}

/** From here on the ledger of this input is made from what was kept of its call. */
export function takeKept(input: object, source: CallSource, kept: KeptCall, onRead?: OnRead): void {
	ledgers.set(input, ledgerOf(source, kept, onRead));
}
