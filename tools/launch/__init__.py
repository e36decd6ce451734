"""`hvrewrite launch`: starts the processes of a distributed program on this machine, or says what to start on others."""
