import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import type { OpenPoint } from '#shared/clients.ts';

const ANALYZER = 'sales-call-analyzer';

const part = z.object({ nextQuestion: z.string() });

/** As much of an analysis as is needed here. */
const analysisSchema = z.object({
	callAnalysis: z.object({
		qualificationAnalysis: z.object({
			bantScore: z.object({ budget: part, authority: part, need: part, timeline: part }),
		}),
	}),
});

/** What the newest analysis of a call asks next, as the member edited it; none where there is no analysis. */
export async function questionsOf(
	db: Database,
	userId: string,
	call: { textHash: string; title: string },
): Promise<OpenPoint[]> {
	const [run] = await db
		.select({ id: runs.id, output: runs.output, editedOutput: runs.editedOutput })
		.from(runs)
		.where(
			and(
				eq(runs.userId, userId),
				eq(runs.callHash, call.textHash),
				eq(runs.tool, ANALYZER),
				eq(runs.status, 'succeeded'),
				isNull(runs.deletedAt),
			),
		)
		.orderBy(desc(runs.createdAt), desc(runs.id))
		.limit(1);
	const analysis = analysisSchema.safeParse(run?.editedOutput ?? run?.output);
	if (!run || !analysis.success) return [];
	const asked = Object.values(analysis.data.callAnalysis.qualificationAnalysis.bantScore);
	return asked
		.map(({ nextQuestion }) => nextQuestion.trim())
		.filter((text) => text !== '')
		.map((text) => ({ callId: call.textHash, callTitle: call.title, runId: run.id, text, speaker: '', line: null }));
}
