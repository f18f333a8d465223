import { readdir, readFile } from "node:fs/promises";

/**
 * Milliseconds of CPU time that a process has used so far, all its threads
 * together (Linux, /proc/PID/task/TID/schedstat, nanoseconds on the CPU).
 */
export async function cpuTime(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    tasks.map(async (task) => {
      const text = await readFile(`/proc/${pid}/task/${task}/schedstat`, "utf8").catch(() => "0");
      return Number(text.split(" ")[0]);
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}
