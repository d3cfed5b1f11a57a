export function runBeside(...lanes: [title: string, program: string, args: string[]][][]): Promise<void>;
