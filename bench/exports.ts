/**
 * The claim: every file of every tool's example is there within 2 s, as a member saves it: through the route, in the
 * process that prepares it and the thread that lays it out. Medians of five rounds of each file.
 */
import { asksForStart, EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { catalog, type ToolId } from '#tools/catalog.ts';
import { startInstallation } from '../e2e/support/installation.ts';
import { calibrate } from './support/calibration.ts';
import { makeResult } from './support/results.ts';
import { quantile } from './support/statistics.ts';

const ROUNDS = 5;
const MOST_MS = 2000;
const START = '2027-01-04';

const installation = await startInstallation({ LOG_LEVEL: 'fatal' });
const { url } = installation;
const { token } = await installation.signUp('member@example.com');
console.log(`calibration: ${calibrate()} ms`);

/** Milliseconds of one file; null where the tool has none of that format. */
async function saved(run: string, format: ExportFormat): Promise<number | null> {
	const asked = performance.now();
	const begins = asksForStart(format) ? `&start=${START}` : '';
	const address = `${url}/api/runs/${run}/export?format=${format}${begins}`;
	const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
	await response.arrayBuffer();
	if (response.status >= 500) throw new Error(`${address} was answered with ${response.status}`);
	return response.ok ? performance.now() - asked : null;
}

const byFormat = new Map<ExportFormat, { tool: ToolId; milliseconds: number }[]>();
for (const tool of Object.keys(catalog) as ToolId[]) {
	const run = await makeResult({ url, token }, tool);
	for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
		if ((await saved(run, format)) === null) continue;
		const times: number[] = [];
		while (times.length < ROUNDS) times.push((await saved(run, format)) ?? Number.NaN);
		const all = byFormat.get(format) ?? [];
		byFormat.set(format, [...all, { tool, milliseconds: quantile(times, 0.5) }]);
	}
}
for (const [format, files] of byFormat) {
	const [slowest] = files.toSorted((a, b) => b.milliseconds - a.milliseconds);
	const median = quantile(
		files.map(({ milliseconds }) => milliseconds),
		0.5,
	);
	const most = slowest?.milliseconds ?? Number.NaN;
	console.log(
		`${format}: ${files.length} tools, median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms, ${slowest?.tool} (claimed: ${MOST_MS})`,
	);
	if (!(most <= MOST_MS)) process.exitCode = 1;
}
await installation.stop();
