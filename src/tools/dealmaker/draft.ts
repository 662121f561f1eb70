import { beforeSending } from './before-sending.ts';
import type { DealInput, DealOutput } from './contract.ts';
import { finished } from './draft/finish.ts';
import { materialOf } from './draft/material.ts';
import { proposalOf } from './draft/option.ts';
import { optionsOf } from './draft/plan.ts';

/** The built-in engine: the same input always gives the same options, of what the call and the notes hold. */
export function draft(input: DealInput): DealOutput {
	const material = materialOf(input);
	const proposals = finished(optionsOf(material).map(proposalOf), material.notes.bans);
	return { proposals, beforeSending: beforeSending(input) };
}
