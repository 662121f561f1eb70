import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FullCall } from '#shared/calls.ts';
import type { Client } from '#shared/clients.ts';
import type { ToolId } from '#tools/catalog.ts';
import type { Contract, WebTool } from '#tools/define.ts';
import { fieldsFromClient } from '#tools/from-client.ts';
import { fieldsFromProfile } from '#tools/from-profile.ts';
import { type Filling, fillingsOf } from '#tools/hand-over.ts';
import { fittingProfileQuery } from '#web/api/business-profile.ts';
import { callQuery } from '#web/api/calls.ts';
import { clientQuery } from '#web/api/clients.ts';
import { runQuery } from '#web/api/runs.ts';
import type { KnownPlaces } from '../use-tool-address.ts';
import { fillingsFromRun } from './from-run.ts';

/** What is known before the form is filled in. */
export interface Known {
	/** What the address asked for: another result, a call, a client. */
	asked: readonly Filling[];
	/** What the business profile holds for this form. */
	profile: readonly Filling[];
	/** The client that the form is for. */
	clientId: string | null;
}

/**
 * What the form of a tool can begin with; undefined while it is loading. What cannot be loaded is left out: the form
 * opens in any case.
 *
 * @param places null for a form that begins with something else, e.g. the input of a run
 */
export function useKnown(tool: WebTool, places: KnownPlaces | null): Known | undefined {
	const { contract } = tool;
	const { source, call, client } = places ?? {};
	const run = useHandedOver(contract, places);
	const kept = useQuery({ ...callQuery(call ?? ''), enabled: call !== undefined });
	const clientId = client ?? run.data?.clientId ?? kept.data?.clientId ?? undefined;
	const record = useQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== undefined });
	const profile = useQuery({ ...fittingProfileQuery, enabled: places !== null });
	if ([run, kept, record, profile].some((query) => query.fetchStatus === 'fetching' && query.isPending))
		return undefined;
	return {
		asked: [
			...((source && run.data?.fillings) || []),
			...(kept.data ? fromCall(tool, kept.data) : []),
			...(record.data ? fromClient(contract, record.data.client) : []),
		],
		profile: profile.data
			? fillingsOf(contract, fieldsFromProfile(idOf(contract), profile.data.profile), 'your profile')
			: [],
		clientId: record.data ? record.data.client.id : null,
	};
}

/** What the result of another tool holds for this form, and whose client it is for. */
function useHandedOver(contract: Contract, places: KnownPlaces | null) {
	const { source = '', choice = 0 } = places ?? {};
	const client = useQueryClient();
	return useQuery({
		queryKey: ['handed-over', source, choice, contract.id],
		queryFn: async () => {
			const run = await client.fetchQuery(runQuery(source));
			return { clientId: run.clientId, fillings: await fillingsFromRun(contract, run, choice) };
		},
		enabled: source !== '',
	});
}

/** What a client's record holds for this form. */
export function fromClient(contract: Contract, client: Client): Filling[] {
	return fillingsOf(contract, fieldsFromClient(idOf(contract), client), client.company);
}

/** The transcript field of a tool, and where it keeps who spoke. */
export function transcriptOf({ steps }: WebTool): { name: string; roles?: string } | undefined {
	const fields = steps.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
	return fields.find((field) => field.kind === 'transcript');
}

function fromCall(tool: WebTool, call: FullCall): Filling[] {
	const field = transcriptOf(tool);
	if (!field) return [];
	const roles = field.roles === undefined ? {} : { [field.roles]: call.roles };
	return fillingsOf(tool.contract, { [field.name]: call.transcript, ...roles }, 'your calls');
}

function idOf({ id }: Contract): ToolId {
	return id as ToolId;
}
