import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { z } from 'zod';
import { serverTools } from '#tools/server.ts';
import { normalise } from '#transcript/normalise.ts';
import { readCall } from '#transcript/read.ts';
import { toMarkdown } from '#server/export/markdown.ts';
const [what, file, out] = process.argv.slice(2);
const tool = serverTools['sales-call-analyzer'] as any;
const text = normalise(readCall(readFileSync(file!, 'utf8')));
const sf = file!.replace('.txt', '.seller');
const input = tool.contract.input.parse({ callTranscript: text, callType: 'Discovery Call', callObjective: 'Learn what the call was about', participantRoles: { salesPerson: existsSync(sf) ? readFileSync(sf, 'utf8').trim() : '' } });
if (what === 'prompt') {
  const p = tool.prompt(input);
  writeFileSync(out!, `${typeof p === 'string' ? p : JSON.stringify(p, null, 1)}\n\nJSON schema of the answer:\n${JSON.stringify(z.toJSONSchema(tool.answer, { io: 'input', unrepresentable: 'any' }))}\n`);
} else {
  const answer = tool.answer.parse(JSON.parse(readFileSync(`${out}.json`, 'utf8')));
  const done = tool.complete ? tool.complete(answer, input) : answer;
  writeFileSync(`${out}.md`, toMarkdown(tool.document(tool.ground(done, input).output, input)));
}
